import type { Show } from '@ironbridge/contract';
import { editions, findCountryCode } from '@ironbridge/domain';
import { sharePath } from '../share-path.ts';
import { type DataPage, toAddress, toImageAddress, toSite } from './house.ts';
import type { Thing } from './thing.ts';

/** A trade show, by the days of its place: a date without a clock has no zone to be wrong about. */
export function toEvent(page: DataPage, show: Show, path: string): Thing {
  const { id, name, about, from, to, venue, city, country, organiser, website } = show;
  const url = toAddress(page, path);
  const otherName = show[editions[page.edition.twin].nameField];
  return {
    '@type': 'Event',
    '@id': `${url}#show`,
    additionalType: 'https://schema.org/ExhibitionEvent',
    url,
    name,
    alternateName: otherName && otherName !== name ? otherName : undefined,
    description: about || name,
    startDate: from,
    endDate: to,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: [
      toImageAddress(page, show.image),
      toAddress(page, sharePath({ kind: 'show', id })),
    ].filter(Boolean),
    location: {
      '@type': 'Place',
      name: venue || city,
      address: {
        '@type': 'PostalAddress',
        addressLocality: city || undefined,
        addressCountry: findCountryCode(country) ?? (country || undefined),
      },
    },
    organizer: organiser
      ? { '@type': 'Organization', name: organiser, url: website || undefined }
      : undefined,
    inLanguage: page.edition.lang,
    isPartOf: toSite(page),
  };
}
