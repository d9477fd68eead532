import { isObject } from './answers.ts';

/** One value of a facet: how many documents hold it, and what else was asked of those. */
export interface Bucket {
  readonly key: string | number;
  readonly count: number;
  readonly within: unknown;
}

/** What the engine counted under these names, one inside the other; nothing where it was not asked for. */
export function findAggregation(aggregations: unknown, ...path: readonly string[]): unknown {
  let found = aggregations;
  for (const name of path) found = isObject(found) ? found[name] : undefined;
  return found;
}

export function toBuckets(aggregations: unknown, ...path: readonly string[]): Bucket[] {
  const buckets = findAggregation(aggregations, ...path, 'buckets');
  return Array.isArray(buckets) ? buckets.flatMap((bucket) => toBucket(bucket) ?? []) : [];
}

function toBucket(within: unknown): Bucket | undefined {
  if (!isObject(within)) return undefined;
  const { key, doc_count: count } = within;
  if (typeof key !== 'string' && typeof key !== 'number') return undefined;
  return typeof count === 'number' ? { key, count, within } : undefined;
}

/** A lowest or highest value; none where no document has one. */
export function findNumber(aggregations: unknown, ...path: readonly string[]): number | undefined {
  const value = findAggregation(aggregations, ...path);
  return typeof value === 'number' ? value : undefined;
}
