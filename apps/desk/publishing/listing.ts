import type { ListingDocument } from '@ironbridge/search';
import type { Listing } from '../payload-types.ts';
import { toEach } from './bilingual.ts';
import type { Related } from './embedder.ts';
import { toFiling } from './filing.ts';
import { isSwitchedOn, own, ownOrOther } from './language.ts';
import { distinct } from './place.ts';
import { toIds } from './relation.ts';
import { createSource } from './source.ts';

export const listings = createSource({
  collection: 'listings',
  find: (payload, query) => payload.find({ collection: 'listings', ...query }),
  isLive: (record) => record.state === 'live',
  relations: ({ industries }) => ({ industries: toIds(industries) }),
  project: (record, { related, now }) => toListings(record, related, now),
});

/** Approved, not yet expired, and written in the edition’s language. */
export function toListings(record: Listing, related: Related, now: Date) {
  const open = record.state === 'live' && new Date(record.expires) > now;
  return toEach<ListingDocument>(record, related, {
    kind: 'listing',
    shownIn: (edition) =>
      open &&
      isSwitchedOn(edition, record) &&
      own(edition, record.title_cn, record.title_en) !== '',
    toOwn: (edition, embedder) => ({
      ...toFiling(record, embedder),
      kind: record.kind,
      title: own(edition, record.title_cn, record.title_en),
      detail: own(edition, record.detail_cn, record.detail_en),
      quantity: record.quantity ?? null,
      unit: ownOrOther(edition, record.unit_cn, record.unit_en),
      price: record.price ?? null,
      currency: record.currency ?? '',
      place: ownOrOther(edition, record.place_cn, record.place_en),
      places: distinct([record.place_cn, record.place_en]),
      member: record.member ?? '',
      posted: record.createdAt,
      expires: record.expires,
      original: record.original ?? '',
    }),
    due: open ? record.expires : null,
  });
}
