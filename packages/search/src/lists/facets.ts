import { type Clause, type FilingFilter, industryClause, termOf } from './clauses.ts';

/** A way to narrow a list, with what there is to choose from. */
interface Facet {
  /** What was chosen. */
  readonly chosen: Clause | undefined;
  /** Of which documents the values are counted, where not of all. */
  readonly among?: Clause;
  readonly values: Clause;
}

export type Facets = Readonly<Record<string, Facet>>;

/**
 * Each facet counts what the list would hold by each of its values, so what was chosen in it is left aside. Where
 * nothing was chosen in it, that is the list itself and is counted with it; the others are counted apart, each among as
 * few documents as it needs. One search for all would have to walk through everything that any of them counts.
 */
export function toFaceted(facets: Facets): {
  readonly chosen: readonly (Clause | undefined)[];
  readonly aggs: Aggregations;
  readonly apart: readonly Counting[];
} {
  const entries = Object.entries(facets);
  const without = (name: string) =>
    entries.filter(([other]) => other !== name).map(([, { chosen }]) => chosen);
  return {
    chosen: chosenIn(facets),
    aggs: Object.fromEntries(
      entries.flatMap(([name, facet]) => (facet.chosen ? [] : [[name, counted(facet)]])),
    ),
    apart: entries.flatMap(([name, facet]) =>
      facet.chosen
        ? [{ clauses: [...without(name), facet.among], aggs: { [name]: counted(facet) } }]
        : [],
    ),
  };
}

type Aggregations = Readonly<Record<string, Clause>>;

/** What is counted, and among what besides the list's own clauses. */
interface Counting {
  readonly clauses: readonly (Clause | undefined)[];
  readonly aggs: Aggregations;
}

function counted({ among = { match_all: {} }, values }: Facet): Clause {
  return { filter: among, aggs: { values } };
}

export function countsOf(field: string, size: number): Clause {
  return { terms: { field, size } };
}

/** By the Shanghai day or year of a moment, the last first. */
export function countsByDate(field: string, interval: 'day' | 'year'): Clause {
  return {
    date_histogram: {
      field,
      calendar_interval: interval,
      time_zone: '+08:00',
      min_doc_count: 1,
      order: { _key: 'desc' },
    },
  };
}

/** More industries than there are. */
export function industryFacet(filter: FilingFilter): Facet {
  return { chosen: industryClause(filter), values: countsOf('industry_path', 200) };
}

/** With the tags that are used most. */
export function filingFacets(filter: FilingFilter): Facets {
  return {
    industry: industryFacet(filter),
    tag: { chosen: termOf('tags', filter.tag), values: countsOf('tags', 30) },
  };
}

/** Where: asked for in any form, counted by the name that the edition shows. */
export interface PlaceFilter {
  readonly country?: string | undefined;
  readonly province?: string | undefined;
  readonly city?: string | undefined;
}

export function placeFacets({ country, province, city }: PlaceFilter): Facets {
  return {
    country: { chosen: termOf('place.country', country), values: countsOf('country', 60) },
    province: { chosen: termOf('place.province', province), values: countsOf('province', 60) },
    city: { chosen: termOf('place.city', city), values: countsOf('city', 60) },
  };
}

export function chosenIn(facets: Facets): (Clause | undefined)[] {
  return Object.values(facets).map(({ chosen }) => chosen);
}
