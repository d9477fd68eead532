import { productListSearch } from '@ironbridge/search';
import type { RegisterCall } from '../../http/call-route.ts';
import { toFilingFacets, toPlaceFacets } from '../../published/facets.ts';
import { listOf } from '../../published/kind-list.ts';
import { mentionsOf, type Published } from '../../published/published.ts';
import { findProduct } from './find-product.ts';
import { toProductFilter } from './product-filter.ts';
import { toProductCard } from './product-view.ts';
import { findPropertyFacet } from './property-facet.ts';

export function productRoutes(register: RegisterCall, published: Published): void {
  register(
    'productList',
    listOf(published, {
      kind: 'product',
      search: (page, query, { names }) => productListSearch(toProductFilter(page, query, names)),
      toCard: toProductCard,
      mentions: ({ supplier }) => mentionsOf('supplier', supplier),
      toFacets: async ({ aggregations }, { page, query, view }) => {
        const filter = toProductFilter(page, query, view.names);
        return {
          ...toFilingFacets(aggregations, view),
          ...toPlaceFacets(aggregations),
          property: await findPropertyFacet(published, aggregations, filter, view),
        };
      },
    }),
  );
  register('productInfo', (query, edition) => findProduct(published, query, edition));
}
