import type { IndustryRef, TagRef } from '@ironbridge/contract';
import { shanghaiDate } from '@ironbridge/domain';
import { toBuckets } from '../engine/aggregations.ts';
import type { View } from './published.ts';

export function toIndustryFacet(aggregations: unknown, { names }: View) {
  return toBuckets(aggregations, 'industry', 'values').flatMap(({ key, count }) =>
    names.industries([Number(key)]).map(({ id, name }: IndustryRef) => ({ id, name, count })),
  );
}

/** How many by industry and tag, those whose names are known. */
export function toFilingFacets(aggregations: unknown, view: View) {
  return {
    industry: toIndustryFacet(aggregations, view),
    tag: toBuckets(aggregations, 'tag', 'values').flatMap(({ key, count }) =>
      view.names.tags([Number(key)]).map((tag: TagRef) => ({ ...tag, count })),
    ),
  };
}

/** How many by each name of a facet; what has none is not offered. */
export function toNamedFacet(aggregations: unknown, facet: string) {
  return toBuckets(aggregations, facet, 'values').flatMap(({ key, count }) =>
    key === '' ? [] : [{ name: String(key), count }],
  );
}

export function toPlaceFacets(aggregations: unknown) {
  return {
    country: toNamedFacet(aggregations, 'country'),
    province: toNamedFacet(aggregations, 'province'),
    city: toNamedFacet(aggregations, 'city'),
  };
}

/** How many by day, or by the first day of each year, in Shanghai. */
export function toDayFacet(aggregations: unknown, facet = 'day') {
  return toBuckets(aggregations, facet, 'values').map(({ key, count }) => ({
    day: shanghaiDate(new Date(key)),
    count,
  }));
}
