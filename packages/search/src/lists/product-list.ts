import type { ProductDocument } from '../kinds/product.ts';
import { allOf, type Clause, termOf } from './clauses.ts';
import {
  chosenIn,
  countsOf,
  type Facets,
  filingFacets,
  type PlaceFilter,
  placeFacets,
} from './facets.ts';
import { foundBy, type ListFilter, listSearch, type Search } from './list-search.ts';

export const productCard = [
  'schema',
  'id',
  'name',
  'name_cn',
  'name_en',
  'model',
  'summary',
  'pictures',
  'supplier',
  'province',
  'city',
  'specs',
  'price_from',
  'price_to',
  'currency',
  'unit',
  'minimum_order',
  'industries',
] as const satisfies readonly (keyof ProductDocument)[];

export type ProductCardDocument = Pick<ProductDocument, (typeof productCard)[number]>;

/** Ends that are not given are open. */
export interface Span {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** In the base of what the property measures, as documents have it. */
export interface ValueFilter extends Span {
  readonly property: string;
}

export interface ProductFilter extends ListFilter, PlaceFilter {
  readonly supplier?: number | undefined;
  readonly values?: readonly ValueFilter[];
  readonly price?: (Span & { readonly currency: string }) | undefined;
  /** Kind of a certificate that its supplier holds and that is still good. */
  readonly certificate?: string | undefined;
  readonly sort?: ProductSort | undefined;
  readonly facets?: boolean;
}

export type ProductSort =
  | { readonly by: 'newest' | 'name' }
  | { readonly by: 'property'; readonly property: string; readonly order: 'asc' | 'desc' };

export function productListSearch(filter: ProductFilter): Search<ProductCardDocument> {
  const facets = ownFacets(filter);
  return listSearch(filter, {
    clauses: [
      termOf('supplier.id', filter.supplier),
      allValues(filter),
      ...(filter.facets ? [] : chosenIn(facets)),
    ],
    facets: filter.facets ? { ...filingFacets(filter), ...facets } : undefined,
    words: foundBy,
    sort: sortOf(filter.sort),
    source: productCard,
  });
}

function ownFacets(filter: ProductFilter): Facets {
  return {
    ...placeFacets(filter),
    // A dozen bands for each currency.
    price: { chosen: priceClause(filter.price), values: countsOf('price_bands', 60) },
    certificate: {
      chosen: termOf('certified.any_case', filter.certificate),
      values: countsOf('certified', 30),
    },
  };
}

/** What the list would hold without a choice by property, and nothing of it. */
function countingSearch(
  filter: ProductFilter,
  aggs: Readonly<Record<string, Clause>>,
): Search<ProductCardDocument> {
  const list = productListSearch({ ...filter, values: [], facets: false });
  return { ...list, from: 0, size: 0, track_total_hits: false, aggs };
}

/** How many there have a value of each property: the same whatever is chosen by one. */
export function productPropertiesSearch(filter: ProductFilter): Search<ProductCardDocument> {
  return countingSearch(filter, { property: countsOf('properties', 60) });
}

/** How far these properties reach there. */
export function productEndsSearch(
  filter: ProductFilter,
  properties: readonly string[],
): Search<ProductCardDocument> {
  const ends = properties.flatMap((property): [string, Clause][] => [
    [`${property}.from`, { min: { field: `values.${property}.from` } }],
    [`${property}.to`, { max: { field: `values.${property}.to` } }],
  ]);
  return countingSearch(filter, Object.fromEntries(ends));
}

function allValues({ values = [] }: ProductFilter): Clause | undefined {
  return values.length ? allOf(values.map(valueClause)) : undefined;
}

/** A product that runs from 20 to 80 is found by 60 to 100: the spans meet. */
function valueClause({ property, from, to }: ValueFilter): Clause {
  const field = `values.${property}`;
  if (from === undefined && to === undefined) return { term: { properties: property } };
  return allOf([
    from === undefined ? undefined : { range: { [`${field}.to`]: { gte: from } } },
    to === undefined ? undefined : { range: { [`${field}.from`]: { lte: to } } },
  ]);
}

/** Amounts of different currencies do not compare. A product with one price has it at both ends. */
function priceClause(price: ProductFilter['price']): Clause | undefined {
  if (price === undefined) return undefined;
  const { currency, from, to } = price;
  const within = {
    ...(from === undefined ? {} : { gte: from }),
    ...(to === undefined ? {} : { lte: to }),
  };
  return allOf([
    { term: { currency } },
    {
      bool: {
        should: [
          {
            bool: {
              filter: [
                { range: { price_from: to === undefined ? {} : { lte: to } } },
                { range: { price_to: from === undefined ? {} : { gte: from } } },
              ],
            },
          },
          {
            bool: {
              filter: [{ range: { price_from: within } }],
              must_not: [{ exists: { field: 'price_to' } }],
            },
          },
        ],
        minimum_should_match: 1,
      },
    },
  ]);
}

function sortOf(sort: ProductSort = { by: 'newest' }): Search<unknown>['sort'] {
  const newest = { id: 'desc' } as const;
  switch (sort.by) {
    case 'newest':
      return [newest];
    case 'name':
      return [{ name: 'asc' }, newest];
    case 'property': {
      const { property, order } = sort;
      // From the smallest by where a product begins, from the largest by where it ends.
      const field = `values.${property}.${order === 'asc' ? 'from' : 'to'}`;
      return [{ [field]: { order, missing: '_last', unmapped_type: 'double' } }, newest];
    }
  }
}
