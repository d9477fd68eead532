import { fromBase } from '@ironbridge/domain';
import { type ProductFilter, productEndsSearch } from '@ironbridge/search';
import { findNumber, toBuckets } from '../../engine/aggregations.ts';
import type { Published, View } from '../../published/published.ts';
import { toShownUnit } from './shown-unit.ts';

/** How many properties are measured: lowest and highest of all of them would cost more than the list itself. */
const mostMeasured = 12;

/** Which properties the products have, and between which values, each in its property's own unit. */
export async function findPropertyFacet(
  published: Published,
  aggregations: unknown,
  filter: ProductFilter,
  { edition, names }: View,
) {
  const counted = toBuckets(aggregations, 'property', 'values').flatMap(({ key, count }) => {
    const property = names.findProperty(String(key));
    return property ? [{ property, count }] : [];
  });
  const measured = counted.slice(0, mostMeasured).map(({ property }) => property.key);
  const ends = await published.search('product', edition, productEndsSearch(filter, measured));
  return counted.map(({ property: { key, name, unit, base }, count }) => {
    const end = (side: 'from' | 'to') => {
      const value = findNumber(ends.aggregations, `${key}.${side}`, 'value');
      return value === undefined || base === undefined ? null : fromBase(value, base);
    };
    return {
      property: key,
      name,
      unit: toShownUnit(edition, unit),
      count,
      min: end('from'),
      max: end('to'),
    };
  });
}
