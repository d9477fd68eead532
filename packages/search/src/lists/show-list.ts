import type { ShowDocument } from '../kinds/show.ts';
import { type Clause, termOf } from './clauses.ts';
import { chosenIn, type Facets, filingFacets, placeFacets } from './facets.ts';
import { foundBy, type ListFilter, listSearch, type Search } from './list-search.ts';

export const showCard = [
  'schema',
  'id',
  'name',
  'name_cn',
  'name_en',
  'organiser',
  'venue',
  'city',
  'country',
  'from',
  'to',
  'website',
  'picture',
  'industries',
] as const satisfies readonly (keyof ShowDocument)[];

export type ShowCardDocument = Pick<ShowDocument, (typeof showCard)[number]>;

export interface ShowFilter extends ListFilter {
  readonly month?: string | undefined;
  readonly country?: string | undefined;
  readonly city?: string | undefined;
  /** Only those that are not over yet. */
  readonly upcoming?: boolean;
  readonly today: string;
  readonly facets?: boolean;
}

export function showListSearch(filter: ShowFilter): Search<ShowCardDocument> {
  const { country, city } = placeFacets(filter);
  const facets = {
    ...(country ? { country } : {}),
    ...(city ? { city } : {}),
    month: { chosen: termOf('months', filter.month), values: monthCounts },
  } satisfies Facets;
  return listSearch(filter, {
    clauses: [
      filter.upcoming ? { range: { to: { gte: filter.today } } } : undefined,
      ...(filter.facets ? [] : chosenIn(facets)),
    ],
    facets: filter.facets ? { ...filingFacets(filter), ...facets } : undefined,
    words: foundBy,
    sort: [upcomingFirst(filter.today), { id: 'desc' }],
    source: showCard,
  });
}

const monthCounts: Clause = {
  terms: { field: 'months', size: 240, order: { _key: 'asc' } },
};

/** What is on or coming, soonest first; then what is over, latest first. */
export function upcomingFirst(today: string): Readonly<Record<string, Clause>> {
  return {
    _script: {
      type: 'number',
      order: 'asc',
      script: {
        lang: 'painless',
        source:
          "long from = doc['from'].value.toInstant().toEpochMilli(); " +
          "return doc['to'].value.toInstant().toEpochMilli() >= params.today ? from : params.far - from;",
        // Beyond every date that can be written.
        params: { today: Date.parse(today), far: 8_640_000_000_000_000 },
      },
    },
  };
}
