import type { ProductDocument } from '../kinds/product.ts';
import type { ShowDocument } from '../kinds/show.ts';
import type { Clause } from './clauses.ts';
import type { Search } from './list-search.ts';
import { productCard } from './product-list.ts';
import { type ShowCardDocument, showCard, upcomingFirst } from './show-list.ts';

/** A supplier's products by industry: those with most of them first, and of each the newest. */
export function productGroupsSearch(
  supplier: number,
  most: { readonly groups: number; readonly products: number },
): Search<ProductDocument> {
  const newest: Clause = {
    top_hits: {
      size: most.products,
      sort: [{ id: 'desc' }],
      _source: { includes: productCard },
    },
  };
  return {
    query: { bool: { filter: [{ term: { 'supplier.id': supplier } }] } },
    sort: [{ id: 'desc' }],
    from: 0,
    size: 0,
    track_total_hits: true,
    aggs: { groups: { terms: { field: 'industries', size: most.groups }, aggs: { newest } } },
    _source: true,
  };
}

export type StandDocument = ShowCardDocument & Pick<ShowDocument, 'exhibitors'>;

/** The shows at which a supplier stands, coming ones first. */
export function standsSearch(supplier: number, today: string, size: number): Search<StandDocument> {
  const stands: Search<StandDocument> = {
    query: { bool: { filter: [{ term: { 'exhibitors.supplier.id': supplier } }] } },
    sort: [],
    from: 0,
    size,
    track_total_hits: false,
    _source: { includes: [...showCard, 'exhibitors'] },
  };
  return upcomingFirst(stands, today);
}
