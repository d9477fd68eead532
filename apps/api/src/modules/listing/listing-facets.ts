import { findNumber, toBuckets } from '../../engine/aggregations.ts';
import { toDayFacet, toIndustryFacet, toNamedFacet } from '../../published/facets.ts';
import type { View } from '../../published/published.ts';
import type { toChosenTag } from '../search/understand-tag.ts';

type TagFacet = ReturnType<typeof toChosenTag>;

/** As far back as anyone reads. */
const mostDays = 31;
const sides = ['demand', 'supply'] as const;

export function toListingFacets(aggregations: unknown, view: View, tag: TagFacet) {
  const byKind = new Map(
    toBuckets(aggregations, 'kind', 'values').map(({ key, count }) => [key, count]),
  );
  return {
    industry: toIndustryFacet(aggregations, view),
    tag,
    kind: sides.map((kind) => ({ kind, count: byKind.get(kind) ?? 0 })),
    place: toNamedFacet(aggregations, 'place'),
    day: toDayFacet(aggregations).slice(0, mostDays),
  };
}

/** To the millisecond: what came in the same second may not be known yet. */
export function toLatest(aggregations: unknown): { readonly latest?: string } {
  const moment = findNumber(aggregations, 'latest', 'values', 'value');
  return moment === undefined ? {} : { latest: new Date(moment).toISOString() };
}
