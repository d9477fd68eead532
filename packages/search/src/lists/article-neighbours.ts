import type { ArticleDocument } from '../kinds/article.ts';
import { type ArticleCardDocument, articleCard } from './article-list.ts';
import type { Search } from './list-search.ts';

type Placed = Pick<ArticleDocument, 'id' | 'publish_time'>;

/** The article before (`desc`) or after (`asc`) this one in time. */
export function neighbourSearch(
  { id, publish_time }: Placed,
  order: 'asc' | 'desc',
): Search<ArticleCardDocument> {
  return {
    query: { match_all: {} },
    sort: [{ publish_time: order }, { id: order }],
    search_after: [publish_time, id],
    from: 0,
    size: 1,
    track_total_hits: false,
    _source: { includes: articleCard },
  };
}
