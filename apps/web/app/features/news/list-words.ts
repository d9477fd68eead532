import type { ArticleListType } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';

/** A list's name and what it is, in the edition's words. */
export function listWords(type: ArticleListType | undefined, copy: Messages) {
  return type === undefined
    ? { title: copy.list.all, about: copy.list.allAbout }
    : { title: copy.navigation[type], about: copy.list[`${type}About`] };
}
