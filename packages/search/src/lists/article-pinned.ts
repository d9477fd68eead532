import { type ArticleCardDocument, articleCard } from './article-list.ts';
import { byPublishTime, type Search } from './list-search.ts';

/** What editors keep on top for now. */
export function pinnedSearch(now: Date, size: number): Search<ArticleCardDocument> {
  return {
    query: { bool: { filter: [{ range: { pinned_until: { gt: now.toISOString() } } }] } },
    sort: byPublishTime,
    from: 0,
    size,
    track_total_hits: false,
    _source: { includes: articleCard },
  };
}
