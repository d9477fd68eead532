import { articleListPath } from '@ironbridge/domain';
import type { ListAddress } from '../parse-list-address.ts';

export type FeedFormat = 'rss' | 'json';

/** A list's feed: the list's own address under another stem, its type among the parameters. */
export function feedPath(format: FeedFormat, { type, sid, tid }: ListAddress): string {
  const [, query] = articleListPath({ sid, tid }).split('?');
  const params = [...(type ? [`type=${type}`] : []), ...(query ? [query] : [])].join('&');
  const path = `/feeds/articles.${format}`;
  return params ? `${path}?${params}` : path;
}
