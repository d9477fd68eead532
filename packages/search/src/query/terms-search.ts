import type { TermDocument } from '../kinds/term.ts';
import type { Search } from '../lists/list-search.ts';

/** How many terms there are and when one was last changed: alike as long as none is. */
export const termsStateSearch = {
  size: 0,
  track_total_hits: true,
  aggs: { latest: { max: { field: 'updated_at' } } },
} as const;

/** The next terms by id. */
export function termsSearch(after: number, size: number): object {
  return {
    query: { range: { id: { gt: after } } },
    sort: [{ id: 'asc' }],
    size,
    track_total_hits: false,
  };
}

const named = [
  'schema',
  'id',
  'cn',
  'en',
  'abbreviations',
] as const satisfies readonly (keyof TermDocument)[];

export type NamedTerm = Pick<TermDocument, (typeof named)[number]>;

/** The words of an industry, those that were written first. */
export function termsOfSearch(industry: number, size: number): Search<NamedTerm> {
  return {
    query: { bool: { filter: [{ term: { industry } }] } },
    sort: [{ id: 'asc' }],
    from: 0,
    size,
    track_total_hits: true,
    _source: { includes: named },
  };
}
