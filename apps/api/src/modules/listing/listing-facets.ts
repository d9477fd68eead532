import { shanghaiDate } from '@ironbridge/domain';
import { findNumber, toBuckets } from '../../engine/aggregations.ts';
import { toIndustryFacet, toNamedFacet } from '../../published/facets.ts';
import type { View } from '../../published/published.ts';

/** As far back as anyone reads. */
const mostDays = 31;
const sides = ['demand', 'supply'] as const;

export function toListingFacets(aggregations: unknown, view: View) {
  const byKind = new Map(
    toBuckets(aggregations, 'kind', 'values').map(({ key, count }) => [key, count]),
  );
  return {
    industry: toIndustryFacet(aggregations, view),
    kind: sides.map((kind) => ({ kind, count: byKind.get(kind) ?? 0 })),
    place: toNamedFacet(aggregations, 'place'),
    day: toBuckets(aggregations, 'day', 'values')
      .slice(0, mostDays)
      .map(({ key, count }) => ({ day: shanghaiDate(new Date(key)), count })),
  };
}

/** To the millisecond: what came in the same second may not be known yet. */
export function toLatest(aggregations: unknown): { readonly latest?: string } {
  const moment = findNumber(aggregations, 'latest', 'values', 'value');
  return moment === undefined ? {} : { latest: new Date(moment).toISOString() };
}
