import { toIndustryFacet, toNamedFacet } from '../../published/facets.ts';
import type { View } from '../../published/published.ts';

export function toShowFacets(aggregations: unknown, view: View) {
  return {
    industry: toIndustryFacet(aggregations, view),
    country: toNamedFacet(aggregations, 'country'),
    city: toNamedFacet(aggregations, 'city'),
  };
}
