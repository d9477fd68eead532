import type { ListingDocument } from '../kinds/listing.ts';
import { allOf, type Clause, termOf } from './clauses.ts';
import { chosenIn, countsByDate, countsOf, type Facets, industryFacet } from './facets.ts';
import { type ListFilter, listSearch, type Search } from './list-search.ts';

/** All but whose it is, which nobody outside is told. */
export const listingCard = [
  'schema',
  'id',
  'updated_at',
  'kind',
  'title',
  'detail',
  'quantity',
  'unit',
  'price',
  'currency',
  'place',
  'posted',
  'expires',
  'original',
  'industries',
] as const satisfies readonly Exclude<keyof ListingDocument, 'member'>[];

export type ListingCardDocument = Pick<ListingDocument, (typeof listingCard)[number]>;

export interface ListingFilter extends ListFilter {
  /** Both, where none is named. */
  readonly kind?: ListingDocument['kind'] | undefined;
  readonly place?: string | undefined;
  /** Those that came, or came back, after this moment. */
  readonly since?: string | undefined;
  readonly now: string;
  readonly sort?: 'newest' | 'expiring' | undefined;
  readonly facets?: boolean;
}

const sorts = {
  newest: [{ posted: 'desc' }, { id: 'desc' }],
  expiring: [{ expires: 'asc' }, { id: 'desc' }],
} as const satisfies Record<string, Search<unknown>['sort']>;

export function listingListSearch(filter: ListingFilter): Search<ListingCardDocument> {
  const { kind, place, since, now, sort = 'newest' } = filter;
  const facets: Facets = {
    kind: { chosen: termOf('kind', kind), values: countsOf('kind', 2) },
    place: { chosen: termOf('places', place), values: countsOf('place', 60) },
    day: { chosen: undefined, values: countsByDate('posted', 'day') },
  };
  const counted = filter.facets ? { industry: industryFacet(filter), ...facets } : undefined;
  const search = listSearch<ListingDocument, (typeof listingCard)[number]>(filter, {
    clauses: [
      ...(counted ? [] : chosenIn(facets)),
      // The road takes them away at their time; this holds though it be late.
      { range: { expires: { gt: now } } },
      // Approval is what brings it to readers, and it may come days after it was written.
      since === undefined ? undefined : { range: { updated_at: { gt: since } } },
    ],
    facets: counted,
    words: ['title', 'detail'],
    sort: sorts[sort],
    source: listingCard,
  });
  return { ...search, aggs: { ...search.aggs, latest: latestOf(counted ?? {}) } };
}

/** When any of those in the list last came or changed: whoever knows it can ask for what came since. */
function latestOf(counted: Facets): Clause {
  return {
    filter: allOf(chosenIn(counted)),
    aggs: { values: { max: { field: 'updated_at' } } },
  };
}
