import { ItemQuerySchema } from '../list-query.schema.ts';
import { ProductListQuerySchema, ProductListSchema, ProductSchema } from '../product.schema.ts';
import { SupplierSchema } from '../supplier.schema.ts';
import type { CallTable } from './call.ts';

/** Who makes what, who wants what, and where they meet. */
export const tradeCalls = {
  productList: {
    owner: 'api',
    path: '/api/product/list',
    summary: 'Products, newest first',
    query: ProductListQuerySchema,
    data: ProductListSchema,
  },
  productInfo: {
    owner: 'api',
    path: '/api/product/info',
    summary: 'One product',
    query: ItemQuerySchema,
    data: ProductSchema,
  },
  supplierInfo: {
    owner: 'api',
    path: '/api/supplier/info',
    summary: 'One supplier',
    query: ItemQuerySchema,
    data: SupplierSchema,
  },
} as const satisfies CallTable;
