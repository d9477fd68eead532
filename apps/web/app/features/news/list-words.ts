import type { ArticleListType } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';

/** A list's name and what it is, in the edition's words. */
export function listWords(type: ArticleListType | undefined, { list, navigation }: Messages) {
  if (type === undefined) return { title: list.all, about: list.allAbout };
  const about = {
    editorpick: list.editorpickAbout,
    latest: list.latestAbout,
    newswire: list.newswireAbout,
    oversea: list.overseaAbout,
  };
  return { title: navigation[type], about: about[type] };
}
