import { toBuckets } from '../../engine/aggregations.ts';

/** How many shows fall in each month, the first month first. */
export function toMonthFacet(aggregations: unknown) {
  return toBuckets(aggregations, 'month', 'values').map(({ key, count }) => ({
    month: String(key),
    count,
  }));
}
