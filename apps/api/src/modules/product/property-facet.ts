import { type EditionId, fromBase } from '@ironbridge/domain';
import { type ProductFilter, productEndsSearch, productPropertiesSearch } from '@ironbridge/search';
import { LRUCache } from 'lru-cache';
import { type Bucket, findNumber, toBuckets } from '../../engine/aggregations.ts';
import type { Published, View } from '../../published/published.ts';
import { toShownUnit } from './shown-unit.ts';

/** How many properties are measured: lowest and highest of all of them would cost more than the list itself. */
const mostMeasured = 12;

/** As the engine counted them: no names, which change by themselves. */
interface Counted {
  readonly properties: readonly Bucket[];
  readonly ends: unknown;
}

interface Question {
  readonly edition: EditionId;
  readonly filter: ProductFilter;
}

/**
 * Which properties the products have, and between which values. No choice by value changes it, so whoever tries one
 * range after another within the same products is answered from memory, and the engine counts once a minute.
 */
export class PropertyFacet {
  readonly #counted: LRUCache<string, Counted, Question>;

  constructor(published: Published) {
    this.#counted = new LRUCache<string, Counted, Question>({
      max: 500,
      ttl: 60_000,
      fetchMethod: (_key, _stale, { context }) => countProperties(published, context),
    });
  }

  /** Each in its property's own unit. */
  async find(filter: ProductFilter, { edition, names }: View) {
    const key = JSON.stringify([edition, productPropertiesSearch(filter).query]);
    const { properties, ends } = await this.#counted.forceFetch(key, {
      context: { edition, filter },
    });
    return properties.flatMap((counted) => {
      const property = names.findProperty(String(counted.key));
      if (!property) return [];
      const { key: name, base } = property;
      const end = (side: 'from' | 'to') => {
        const value = findNumber(ends, `${name}.${side}`, 'value');
        return value === undefined || base === undefined ? null : fromBase(value, base);
      };
      return [
        {
          property: name,
          name: property.name,
          unit: toShownUnit(edition, property.unit),
          count: counted.count,
          min: end('from'),
          max: end('to'),
        },
      ];
    });
  }
}

async function countProperties(
  published: Published,
  { edition, filter }: Question,
): Promise<Counted> {
  const counts = await published.search('product', edition, productPropertiesSearch(filter));
  const properties = toBuckets(counts.aggregations, 'property');
  const measured = properties.slice(0, mostMeasured).map(({ key }) => String(key));
  const ends = await published.search('product', edition, productEndsSearch(filter, measured));
  return { properties, ends: ends.aggregations };
}
