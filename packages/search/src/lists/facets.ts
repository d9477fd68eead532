import { allOf, type Clause, type FilingFilter, industryClause, termOf } from './clauses.ts';

/** A way to narrow a list, with what there is to choose from. */
interface Facet {
  /** What was chosen. */
  readonly chosen: Clause | undefined;
  readonly values: Clause;
}

export type Facets = Readonly<Record<string, Facet>>;

/** Each facet counts what the list would hold by each of its values, so what was chosen in it is left aside. */
export function toFaceted(facets: Facets): {
  readonly post_filter: Clause;
  readonly aggs: Readonly<Record<string, Clause>>;
} {
  const entries = Object.entries(facets);
  const aggs = entries.map(([name, { values }]) => {
    const others = entries.filter(([other]) => other !== name).map(([, { chosen }]) => chosen);
    return [name, { filter: allOf(others), aggs: { values } }] as const;
  });
  return {
    post_filter: allOf(entries.map(([, { chosen }]) => chosen)),
    aggs: Object.fromEntries(aggs),
  };
}

export function countsOf(field: string, size: number): Clause {
  return { terms: { field, size } };
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
