import type { IssueDocument } from '../kinds/issue.ts';
import { allOf, termOf } from './clauses.ts';
import { type IssueCardDocument, issueCard } from './issue-list.ts';
import type { Search } from './list-search.ts';

type Placed = Pick<IssueDocument, 'id' | 'date' | 'magazine' | 'lang'>;

/** The issue of the same magazine and language before (`desc`) or after (`asc`) this one. */
export function issueNeighbourSearch(
  { id, date, magazine, lang }: Placed,
  order: 'asc' | 'desc',
): Search<IssueCardDocument> {
  return {
    query: allOf([termOf('magazine.id', magazine?.id), termOf('lang', lang)]),
    sort: [{ date: order }, { id: order }],
    search_after: [date, id],
    from: 0,
    size: 1,
    track_total_hits: false,
    _source: { includes: issueCard },
  };
}
