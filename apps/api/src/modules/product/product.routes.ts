import type { CallQuery } from '@ironbridge/contract';
import { productListSearch } from '@ironbridge/search';
import type { RegisterCall } from '../../http/call-route.ts';
import type { ListPage } from '../../http/list-page.ts';
import { toFilingFacets, toNamedFacet, toPlaceFacets } from '../../published/facets.ts';
import { listOf } from '../../published/kind-list.ts';
import { mentionsOf, type Published } from '../../published/published.ts';
import type { ReferenceView } from '../reference/reference-view.ts';
import type { TermService } from '../search/term.service.ts';
import { findProduct } from './find-product.ts';
import { toProductFilter } from './product-filter.ts';
import { toProductCard } from './product-view.ts';
import type { PropertyFacet } from './property-facet.ts';

export function productRoutes(
  register: RegisterCall,
  published: Published,
  terms: TermService,
  properties: PropertyFacet,
): void {
  const toFilter = (page: ListPage, query: CallQuery<'productList'>, names: ReferenceView) => ({
    ...toProductFilter(page, query, names),
    understood: terms.understand(page.keyword),
  });
  register(
    'productList',
    listOf(published, {
      kind: 'product',
      search: (page, query, { names }) => productListSearch(toFilter(page, query, names)),
      toCard: toProductCard,
      mentions: ({ supplier }) => mentionsOf('supplier', supplier),
      toFacets: async ({ aggregations }, { page, query, view }) => {
        const filter = toFilter(page, query, view.names);
        return {
          ...toFilingFacets(aggregations, view),
          ...toPlaceFacets(aggregations),
          property: await properties.find(filter, view),
          price: toNamedFacet(aggregations, 'price'),
          certificate: toNamedFacet(aggregations, 'certificate'),
        };
      },
    }),
  );
  register('productInfo', (query, edition) => findProduct(published, query, edition));
}
