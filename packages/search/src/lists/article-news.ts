import type { ArticleDocument } from '../kinds/article.ts';
import { articleAddress } from './article-list.ts';
import { byPublishTime, type Search } from './list-search.ts';

const newsFields = [
  ...articleAddress,
  'title',
  'publish_time',
] as const satisfies readonly (keyof ArticleDocument)[];

export type NewsDocument = Pick<ArticleDocument, (typeof newsFields)[number]>;

/** Published since that moment, newest first. */
export function articlesSince(moment: string, most: number): Search<NewsDocument> {
  return {
    query: { bool: { filter: [{ range: { publish_time: { gte: moment } } }] } },
    sort: byPublishTime,
    from: 0,
    size: most,
    track_total_hits: false,
    _source: { includes: newsFields },
  };
}
