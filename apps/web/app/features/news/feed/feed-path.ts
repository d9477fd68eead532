import { listPath } from '@ironbridge/domain';
import type { ArticleListAddress } from '../article-list.ts';

export type FeedFormat = 'rss' | 'json';

/** A list's feed: the list's own address under another stem, its type among the parameters. */
export function feedPath(format: FeedFormat, { type, sid, tid }: ArticleListAddress): string {
  return listPath(`/feeds/articles.${format}`, { sid, tid, extra: { type } });
}
