import type { ProductDocument } from '../kinds/product.ts';
import { foundBy, type ListFilter, listSearch, type Search, termOf } from './list-search.ts';

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
  'specs',
  'price_from',
  'price_to',
  'currency',
  'unit',
  'minimum_order',
  'industries',
] as const satisfies readonly (keyof ProductDocument)[];

export type ProductCardDocument = Pick<ProductDocument, (typeof productCard)[number]>;

export interface ProductFilter extends ListFilter {
  readonly supplier?: number | undefined;
}

export function productListSearch(filter: ProductFilter): Search<ProductCardDocument> {
  return listSearch(filter, {
    clauses: [termOf('supplier.id', filter.supplier)],
    words: foundBy,
    sort: [{ id: 'desc' }],
    source: productCard,
  });
}
