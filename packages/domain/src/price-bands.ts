import { toRangeText } from './range.ts';

/** Two to each decade, so that a band is narrow enough to choose by and its ends are round. */
const edges = [
  100, 300, 1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000, 3_000_000, 10_000_000,
] as const;

const bands = [undefined, ...edges].map((from, at) => ({ from, to: edges[at] }));

/**
 * The bands that a span of prices reaches into, each as the list is asked for it: `3000..10000CNY`. What stands on an
 * edge is in both bands, as either range finds it.
 */
export function toPriceBands(from: number, to: number, currency: string): string[] {
  return bands
    .filter((band) => (band.from ?? 0) <= to && from <= (band.to ?? Number.POSITIVE_INFINITY))
    .map((band) => toRangeText({ ...band, unit: currency }));
}
