import type { EditionId } from '@ironbridge/domain';
import {
  aliasOf,
  type ProductCardDocument,
  type ProductDocument,
  type ProductFilter,
  productListSearch,
} from '@ironbridge/search';
import type { Hits } from '../../engine/answers.ts';
import type { SearchEngine } from '../../engine/search-engine.ts';

export interface ProductRepository {
  list(edition: EditionId, filter: ProductFilter): Promise<Hits<ProductCardDocument>>;
  find(edition: EditionId, id: number): Promise<ProductDocument | undefined>;
}

export function createProductRepository(engine: SearchEngine, prefix: string): ProductRepository {
  const alias = (edition: EditionId) => aliasOf('product', edition, prefix);
  return {
    list: (edition, filter) => engine.search(alias(edition), productListSearch(filter)),
    find: (edition, id) => engine.findSource(alias(edition), id),
  };
}
