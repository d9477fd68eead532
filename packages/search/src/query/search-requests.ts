import { type EditionId, lists, type SearchKind } from '@ironbridge/domain';
import type { Clause } from '../lists/list-search.ts';
import { toCoverage, toFinerOrder, toFound } from './ranking.ts';
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

/** It holds nested fields, and no index with such can be kept in an order. */
const inNoOrder: SearchKind = 'supplier';

const mostFacets = 20;
/** So many of the best are put into their final order: more pages than anybody turns. */
const mostOrdered = 500;

/** A page of results with their count and facets, in one walk. */
export function resultsSearch(
  kind: SearchKind,
  understood: Understood,
  page: SearchPage,
  source: readonly string[],
  now: Date,
): object {
  return { ...pageSearch(kind, understood, page, source, now), aggs: toFacetCounts(kind) };
}

/**
 * A page of results with their count. It stops where counting does: of what more than 10,000
 * items hold, the newest 10,000 are looked at, since the index is kept in that order.
 */
export function pageSearch(
  kind: SearchKind,
  understood: Understood,
  { edition, order, from, size, ...filter }: SearchPage,
  source: readonly string[],
  now: Date,
): object {
  const filters = toFilters(kind, filter);
  return {
    ...(order === 'date'
      ? { query: toCounted(kind, understood, filter), sort: toNewest(kind) }
      : {
          query: toFound(kind, understood, { filters, now }),
          rescore: {
            window_size: mostOrdered,
            query: { rescore_query: toFinerOrder(kind, understood, edition) },
          },
        }),
    from,
    size,
    track_total_hits: true,
    ...(order === 'date' && kind === inNoOrder ? {} : { terminate_after: lists.reachable + 1 }),
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
    query: toCounted(kind, understood, filter),
    size: 0,
    track_total_hits: lists.reachable,
  };
}

function toCounted(kind: SearchKind, understood: Understood, filter: SearchFilter): Clause {
  return { bool: { filter: [toCoverage(understood), ...toFilters(kind, filter)] } };
}

function toNewest(kind: SearchKind): object[] {
  const date = dated[kind];
  return [...(date === null ? [] : [{ [date]: 'desc' }]), { id: 'desc' }];
}

function toFacetCounts(kind: SearchKind): object {
  return {
    industries: { terms: { field: 'industry_path', size: mostFacets } },
    tags: { terms: { field: 'tags', size: mostFacets } },
    ...(dated[kind] === null
      ? {}
      : { years: { terms: { field: 'find.year', size: mostFacets, order: { _key: 'desc' } } } }),
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
