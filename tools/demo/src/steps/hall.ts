import { liveInBoth, toFields } from '../both-fields.ts';
import { pictureOfShow } from '../content/all-pictures.ts';
import type { Listing } from '../content/listing.ts';
import { toFileName } from '../content/pictures.ts';
import type { Show } from '../content/show.ts';
import { findExhibitors, toShowWords } from '../content/show-words.ts';
import type { Desk } from '../desk.ts';
import { getId, loadEach } from '../load-each.ts';
import { dayFrom, daysFrom, type Loaded } from '../loaded.ts';

function toExhibitors(show: Show, { choice, catalogue }: Loaded): object[] {
  return findExhibitors(show, choice.suppliers).map((key, i) => ({
    supplier: getId(catalogue.suppliers, key),
    hall: `${1 + Math.floor(i / 5)}`,
    booth: `${'ABCDE'[i % 5]}${10 + ((i * 7 + Math.abs(show.inDays)) % 60)}`,
  }));
}

function toShowData(show: Show, i: number, loaded: Loaded): object {
  const { country, city, venue, organiser, about } = toShowWords(show, i);
  return {
    ...liveInBoth,
    ...toFields('name', show.name),
    ...toFields('city', city),
    ...toFields('venue', venue),
    ...toFields('organiser', organiser),
    ...toFields('about', about),
    country,
    from: dayFrom(loaded.now, show.inDays),
    to: dayFrom(loaded.now, show.inDays + show.days - 1),
    website: `https://${toFileName(pictureOfShow(show)).split('-show-')[1]?.replace('-small.webp', '')}.example`,
    picture: getId(loaded.pictures, toFileName(pictureOfShow(show))),
    industries: show.industries.map((path) => getId(loaded.reference.industries, path)),
    exhibitors: toExhibitors(show, loaded),
  };
}

/** They came one after the other, over the last days: a ledger by day has days. */
const listingsADay = 15;

function toListingData(listing: Listing, i: number, { reference, now }: Loaded): object {
  const { kind, quantity, price, currency, state, refusal, original, member } = listing;
  return {
    kind,
    ...liveInBoth,
    ...toFields('title', listing.title),
    ...toFields('detail', listing.detail),
    ...toFields('unit', listing.unit),
    ...toFields('place', listing.place),
    quantity,
    ...(price === undefined ? {} : { price }),
    currency,
    industries: listing.industries.map((path) => getId(reference.industries, path)),
    expires: daysFrom(now, listing.expiresInDays),
    state,
    ...(refusal ? { refusal_reason: refusal } : {}),
    original,
    member,
    createdAt: daysFrom(now, -(i + 0.2) / listingsADay),
  };
}

/** Trade shows, and the hall of supply and demand. */
export async function loadHall(desk: Desk, loaded: Loaded): Promise<ReadonlyMap<string, number>> {
  const { choice } = loaded;
  const shows = await loadEach(
    desk,
    'shows',
    'Shows',
    choice.shows.map((show, i) => ({
      key: show.name[1],
      known: { name_en: show.name[1] },
      toData: () => toShowData(show, i, loaded),
    })),
  );
  await loadEach(
    desk,
    'listings',
    'Listings',
    choice.listings.map((listing, i) => ({
      key: listing.title[0],
      known: { title_cn: listing.title[0] },
      toData: () => toListingData(listing, i, loaded),
    })),
  );
  return shows;
}
