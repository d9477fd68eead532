import type { ListingDocument } from '../kinds/listing.ts';
import { termOf } from './clauses.ts';
import { type ListFilter, listSearch, type Search } from './list-search.ts';

/** All but whose it is, which nobody outside is told. */
const card = [
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

export type ListingCardDocument = Pick<ListingDocument, (typeof card)[number]>;

export interface ListingFilter extends ListFilter {
  readonly kind: ListingDocument['kind'];
  readonly place?: string | undefined;
  /** Those that came, or came back, after this moment. */
  readonly since?: string | undefined;
  readonly now: string;
  readonly sort?: 'newest' | 'expiring' | undefined;
}

const sorts = {
  newest: [{ posted: 'desc' }, { id: 'desc' }],
  expiring: [{ expires: 'asc' }, { id: 'desc' }],
} as const satisfies Record<string, Search<unknown>['sort']>;

export function listingListSearch(filter: ListingFilter): Search<ListingCardDocument> {
  const { kind, place, since, now, sort = 'newest' } = filter;
  return listSearch(filter, {
    clauses: [
      termOf('kind', kind),
      // The road takes them away at their time; this holds though it be late.
      { range: { expires: { gt: now } } },
      termOf('places', place),
      // Approval is what brings it to readers, and it may come days after it was written.
      since === undefined ? undefined : { range: { updated_at: { gt: since } } },
    ],
    words: ['title', 'detail'],
    sort: sorts[sort],
    source: card,
  });
}
