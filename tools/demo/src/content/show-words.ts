import type { Both } from './both.ts';
import { type Place, places } from './places.ts';
import type { Show } from './show.ts';
import { organisers, venues } from './shows/venues.ts';
import type { SupplierEntry } from './supplier.ts';
import type { SupplierKey } from './written-suppliers.ts';

const figures = new Intl.NumberFormat('en');

interface ShowWords extends Pick<Place, 'country' | 'city'> {
  readonly venue: Both;
  readonly organiser: Both;
  readonly about: Both;
}

/** What is said of a show beyond its own line in the table; organisers take turns. */
export function toShowWords(show: Show, turn: number): ShowWords {
  const { country, city } = places[show.at];
  const exhibitors = figures.format(show.exhibitors);
  const visitors = figures.format(show.exhibitors * 45);
  return {
    country,
    city,
    venue: venues[show.at] ?? city,
    organiser: organisers[turn % organisers.length] ?? organisers[0],
    about: [
      `${show.focus[0]}\n参展企业约 ${exhibitors} 家，预计专业观众 ${visitors} 人次。`,
      `${show.focus[1]}\nAbout ${exhibitors} exhibitors and ${visitors} trade visitors.`,
    ],
  };
}

/** Suppliers of the show's industries stand there. */
export function findExhibitors(
  show: Show,
  suppliers: ReadonlyMap<SupplierKey, SupplierEntry>,
): SupplierKey[] {
  return [...suppliers]
    .filter(([, { industries }]) => industries.some((path) => show.industries.includes(path)))
    .slice(0, 14)
    .map(([key]) => key);
}
