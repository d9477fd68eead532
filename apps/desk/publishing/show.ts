import { editions, toCountryName, toMonths, toTimeZone } from '@ironbridge/domain';
import { type ShowDocument, textsOf } from '@ironbridge/search';
import type { Show } from '../payload-types.ts';
import { toEach } from './bilingual.ts';
import type { Related } from './embedder.ts';
import { toFiling } from './filing.ts';
import { isLive, own, ownOrOther, toNames } from './language.ts';
import { distinct, toCountryForms } from './place.ts';
import { toIds } from './relation.ts';
import { createSource } from './source.ts';

export const shows = createSource({
  collection: 'shows',
  find: (payload, query) => payload.find({ collection: 'shows', ...query }),
  isLive: (record) => record.live_cn === true || record.live_en === true,
  relations: ({ picture, industries, exhibitors }) => ({
    media: toIds([picture]),
    industries: toIds(industries),
    suppliers: toIds((exhibitors ?? []).map(({ supplier }) => supplier)),
  }),
  project: (record, { related }) => toShows(record, related),
});

export function toShows(record: Show, related: Related) {
  return toEach<ShowDocument>(record, related, {
    kind: 'show',
    find: textsOf.show,
    shownIn: (edition) => isLive(edition, record),
    toOwn: (edition, embedder) => ({
      ...toFiling(record, embedder),
      ...toNames(edition, record),
      organiser: ownOrOther(edition, record.organiser_cn, record.organiser_en),
      venue: ownOrOther(edition, record.venue_cn, record.venue_en),
      city: ownOrOther(edition, record.city_cn, record.city_en),
      country: toCountryName(record.country ?? '', editions[edition].locale),
      from: record.from,
      to: record.to,
      website: record.website ?? '',
      picture: embedder.picture(record.picture) ?? null,
      about: own(edition, record.about_cn, record.about_en),
      place: {
        country: toCountryForms(record.country),
        province: [],
        city: distinct([record.city_cn, record.city_en]),
      },
      months: toMonths(record.from, record.to),
      time_zone: toTimeZone(record.country ?? '', record.city_en ?? ''),
      exhibitors: (record.exhibitors ?? []).flatMap(({ supplier, hall, booth }) => {
        const named = embedder.supplier(supplier);
        return named ? [{ supplier: named, hall: hall ?? '', booth: booth ?? '' }] : [];
      }),
    }),
  });
}
