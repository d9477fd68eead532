import { type CallQuery, parseItemKeys } from '@ironbridge/contract';
import { type EditionId, itemTag, referenceTag } from '@ironbridge/domain';
import { type ListingCardDocument, listingCard } from '@ironbridge/search';
import { type CallAnswer, toJson, type WireOf } from '../../http/call-route.ts';
import { secondsUntil } from '../../http/kept-seconds.ts';
import type { Published } from '../../published/published.ts';
import { toListing } from '../listing/listing-view.ts';
import { findEntries } from './popular.ts';

type Entry = WireOf<'items'>['list'][number];
type ListingEntry = Extract<Entry, { readonly kind: 'listing' }>;

/** What somebody keeps a list of, as far as it is live here, in that order. */
export async function findItems(
  published: Published,
  { items }: CallQuery<'items'>,
  edition: EditionId,
): Promise<CallAnswer<'items'>> {
  const asked = parseItemKeys(items);
  const [cards, listings] = await Promise.all([
    findEntries(published, edition, asked),
    findListings(
      published,
      edition,
      asked.flatMap(({ kind, id }) => (kind === 'listing' ? id : [])),
    ),
  ]);
  const found: readonly Entry[] = [...cards, ...listings];
  const list = asked.flatMap(
    ({ kind, id }) => found.find((entry) => entry.kind === kind && entry.item.id === id) ?? [],
  );
  // Also of what is not there: it may come.
  const tags = asked.map(({ kind, id }) => itemTag(edition, kind, id));
  const [soonest] = listings.map(({ item }) => item.expire_time).sort();
  return {
    json: toJson({ list }),
    tags: [referenceTag(edition), ...tags],
    seconds: secondsUntil(soonest),
  };
}

async function findListings(
  published: Published,
  edition: EditionId,
  ids: readonly number[],
): Promise<ListingEntry[]> {
  const found = await published.findMany<ListingCardDocument>('listing', edition, ids, listingCard);
  const view = published.view(edition);
  return [...found.values()]
    .filter(({ expires }) => Date.parse(expires) > Date.now())
    .map((row) => ({ kind: 'listing', item: toListing(row, view) }));
}
