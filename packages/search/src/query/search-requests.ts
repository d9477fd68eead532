import { type EditionId, lists, type SearchKind } from '@ironbridge/domain';
import type { Clause } from '../lists/list-search.ts';
import { toCoverage, toRanked } from './ranking.ts';
import type { Understood } from './understand.ts';

export type SearchOrder = 'relevance' | 'date';

export interface SearchFilter {
  readonly industries: readonly number[];
  readonly tag: number | undefined;
  readonly year: number | undefined;
}

export interface SearchPage extends SearchFilter {
  readonly edition: EditionId;
  readonly order: SearchOrder;
  readonly from: number;
  readonly size: number;
}

/** When an item of the kind is from, for those that are from some day. */
const dated = {
  article: 'publish_time',
  video: 'publish_time',
  paper: 'publish_time',
  issue: 'date',
  show: 'from',
  product: null,
  supplier: null,
} as const satisfies Readonly<Record<SearchKind, string | null>>;

/** A page of results. Nothing is counted here, so that the engine may pass over whatever cannot come first. */
export function resultsSearch(
  kind: SearchKind,
  understood: Understood,
  { edition, order, from, size, ...filter }: SearchPage,
  source: readonly string[],
  now: Date,
): object {
  const filters = toFilters(kind, filter);
  const byDate = [{ [dated[kind] ?? 'id']: 'desc' }, { id: 'desc' }];
  return {
    ...(order === 'date'
      ? { query: { bool: { filter: [toCoverage(understood), ...filters] } }, sort: byDate }
      : { query: toRanked(kind, understood, { edition, filters, now }) }),
    from,
    size,
    track_total_hits: false,
    _source: { includes: source },
  };
}

/** How many there are, exactly up to 10,000. */
export function countSearch(
  kind: SearchKind,
  understood: Understood,
  filter: SearchFilter,
): object {
  return {
    query: { bool: { filter: [toCoverage(understood), ...toFilters(kind, filter)] } },
    size: 0,
    track_total_hits: lists.reachable,
  };
}

const mostFacets = 20;

/** The count with its facets. It stops with the count: of what is beyond, the facets show the first 10,000. */
export function facetSearch(
  kind: SearchKind,
  understood: Understood,
  filter: SearchFilter,
): object {
  return {
    ...countSearch(kind, understood, filter),
    track_total_hits: true,
    terminate_after: lists.reachable + 1,
    aggs: {
      industries: { terms: { field: 'industry_path', size: mostFacets } },
      tags: { terms: { field: 'tags', size: mostFacets } },
      ...(dated[kind] === null
        ? {}
        : { years: { terms: { field: 'find.year', size: mostFacets, order: { _key: 'desc' } } } }),
    },
  };
}

/** A kind that is from no day is not narrowed by a year. */
function toFilters(kind: SearchKind, { industries, tag, year }: SearchFilter): Clause[] {
  const filters: Clause[] = [];
  if (industries.length) filters.push({ terms: { industry_path: industries } });
  if (tag !== undefined) filters.push({ term: { tags: tag } });
  if (year !== undefined && dated[kind] !== null) filters.push({ term: { 'find.year': year } });
  return filters;
}
