import { productListSearch } from '@ironbridge/search';
import type { RegisterCall } from '../../http/call-route.ts';
import { infoOf } from '../../published/kind-info.ts';
import { listOf } from '../../published/kind-list.ts';
import { mentionsOf, type Published } from '../../published/published.ts';
import { toProduct, toProductCard } from './product-view.ts';

export function productRoutes(register: RegisterCall, published: Published): void {
  register(
    'productList',
    listOf(published, {
      kind: 'product',
      search: (page, { supplier }) => productListSearch({ ...page, supplier }),
      toCard: toProductCard,
      mentions: ({ supplier }) => mentionsOf('supplier', supplier),
    }),
  );
  register(
    'productInfo',
    infoOf(published, {
      kind: 'product',
      toInfo: toProduct,
      mentions: ({ supplier }) => mentionsOf('supplier', supplier?.id),
    }),
  );
}
