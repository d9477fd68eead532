import { lists } from '@ironbridge/domain';
import { toBuckets } from '../../engine/aggregations.ts';
import { isObject, toHits } from '../../engine/answers.ts';
import type { View } from '../../published/published.ts';

export interface Count {
  readonly total: number;
  readonly beyond: boolean;
}

export function toCount(answer: unknown): Count {
  const { total } = toHits<never>(answer);
  const relation = isObject(answer) && isObject(answer['hits']) ? answer['hits']['total'] : null;
  const isLeast = isObject(relation) && relation['relation'] === 'gte';
  return {
    total: Math.min(total, lists.reachable),
    beyond: isLeast || total > lists.reachable,
  };
}

/** Names for what was counted by id; what has lost its name is left out. */
export function toFacets(answer: unknown, { names }: View) {
  const { aggregations } = toHits<never>(answer);
  const counted = <Item>(name: string, find: (ids: readonly number[]) => readonly Item[]) =>
    toBuckets(aggregations, name).flatMap(({ key, count }) =>
      find([Number(key)]).map((item) => ({ ...item, count })),
    );
  return {
    industrys: counted('industries', (ids) => names.industries(ids)),
    tags: counted('tags', (ids) => names.tags(ids)),
    years: counted('years', (ids) => ids.map((year) => ({ year }))),
  };
}
