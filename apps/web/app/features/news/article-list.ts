import { type ArticleListType, articleListPath } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import { type ListAddress, parseListAddress } from '../../shell/list/list-address.ts';
import type { ListWords } from '../../shell/list/list-words.ts';

export interface ArticleListAddress extends ListAddress {
  /** All articles where it has none. */
  readonly type: ArticleListType | undefined;
}

export function parseArticleListAddress(url: URL, type?: ArticleListType): ArticleListAddress {
  return { ...parseListAddress(url, articleListPath({ type })), type };
}

/** A list's name and what it is, in the edition's words, and the tag that it is filtered by. */
export function articleListWords(
  { type }: ArticleListAddress,
  { navigation, news }: Messages,
  tag?: string,
): ListWords {
  const filters = tag ? [tag] : [];
  if (type === undefined) return { title: news.all, about: news.allAbout, filters };
  const about = {
    editorpick: news.editorpickAbout,
    latest: news.latestAbout,
    newswire: news.newswireAbout,
    oversea: news.overseaAbout,
  };
  return { title: navigation[type], about: about[type], filters };
}
