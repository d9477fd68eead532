import { type ArticleListType, articleListPath, isMonthOrDay } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import { type ListAddress, parseListAddress } from '../../shell/list/list-address.ts';
import type { ListWords } from '../../shell/list/list-words.ts';
import { toMonthName } from '../../shell/to-show-line.ts';

/** The wire is filed by date: a day (YYYY-MM-DD) of it, or a month (YYYY-MM). */
export interface ArticleListAddress extends ListAddress<{ readonly date?: string }> {
  /** All articles where it has none. */
  readonly type: ArticleListType | undefined;
}

export function parseArticleListAddress(url: URL, type?: ArticleListType): ArticleListAddress {
  const date = (text: string) => (type === 'newswire' && isMonthOrDay(text) ? text : undefined);
  return { ...parseListAddress(url, articleListPath({ type }), { date }), type };
}

/** A day as it is written everywhere, a month in the edition's words. */
export function toDateName(date: string, copy: Messages): string {
  return date.length > 'YYYY-MM'.length ? date : toMonthName(date, copy);
}

/** A list's name and what it is, in the edition's words, and the tag that it is filtered by. */
export function articleListWords(
  { type, extra: { date } }: ArticleListAddress,
  copy: Messages,
  tag?: string,
): ListWords {
  const { navigation, news } = copy;
  const filters = [...(date ? [toDateName(date, copy)] : []), ...(tag ? [tag] : [])];
  if (type === undefined) return { title: news.all, about: news.allAbout, filters };
  const about = {
    editorpick: news.editorpickAbout,
    latest: news.latestAbout,
    newswire: news.newswireAbout,
    oversea: news.overseaAbout,
  };
  return { title: navigation[type], about: about[type], filters };
}
