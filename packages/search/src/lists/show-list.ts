import type { ShowDocument } from '../kinds/show.ts';
import { type Clause, termOf } from './clauses.ts';
import { chosenIn, type Facets, industryFacet, placeFacets } from './facets.ts';
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
  const search = listSearch<ShowDocument, (typeof showCard)[number]>(filter, {
    clauses: [
      filter.upcoming ? { range: { to: { gte: filter.today } } } : undefined,
      ...(filter.facets ? [] : chosenIn(facets)),
    ],
    facets: filter.facets ? { industry: industryFacet(filter), ...facets } : undefined,
    words: foundBy,
    sort: [],
    source: showCard,
  });
  return upcomingFirst(search, filter.today);
}

const monthCounts: Clause = {
  terms: { field: 'months', size: 240, order: { _key: 'asc' } },
};

/**
 * What is on or coming, soonest first; then what is over, latest first. Both are by nearness to today, so a score says
 * it; a script would have to be compiled by every node that starts.
 */
export function upcomingFirst<Row>(search: Search<Row>, today: string): Search<Row> {
  return {
    ...search,
    query: {
      function_score: {
        query: search.query,
        functions: [
          { filter: { range: { to: { gte: today } } }, weight: 2 },
          // Half as much for every ten years: a day still counts at the far end of a century.
          { exp: { from: { origin: today, scale: '3650d', decay: 0.5 } } },
        ],
        score_mode: 'sum',
        boost_mode: 'replace',
      },
    },
    sort: [{ _score: 'desc' }, { id: 'desc' }],
  };
}
