import { pageOf } from '../envelope.schema.ts';
import { ItemQuerySchema } from '../list-query.schema.ts';
import {
  HallListQuerySchema,
  ListingInfoSchema,
  ListingListQuerySchema,
  ListingListSchema,
} from '../listing.schema.ts';
import { ProductListQuerySchema, ProductListSchema, ProductSchema } from '../product.schema.ts';
import {
  ShowCalendarQuerySchema,
  ShowCalendarSchema,
  ShowListQuerySchema,
  ShowListSchema,
  ShowSchema,
} from '../show.schema.ts';
import {
  SupplierListQuerySchema,
  SupplierListSchema,
  SupplierSchema,
  SupplierVideosQuerySchema,
} from '../supplier.schema.ts';
import { VideoCardSchema } from '../video.schema.ts';
import type { CallTable } from './call.ts';

/** Who makes what, who wants what, and where they meet. */
export const tradeCalls = {
  productList: {
    owner: 'api',
    path: '/api/product/list',
    summary:
      'Products, newest first unless sorted, by what they are, where from and what they can do',
    query: ProductListQuerySchema,
    data: ProductListSchema,
  },
  productInfo: {
    owner: 'api',
    path: '/api/product/info',
    summary: 'One product, with its supplier, alternatives, and what speaks of it',
    query: ItemQuerySchema,
    data: ProductSchema,
  },
  supplierList: {
    owner: 'api',
    path: '/api/supplier/list',
    summary: 'Suppliers, newest first unless sorted',
    query: SupplierListQuerySchema,
    data: SupplierListSchema,
  },
  supplierInfo: {
    owner: 'api',
    path: '/api/supplier/info',
    summary: 'One supplier, with its products, films, shows and what was written of it',
    query: ItemQuerySchema,
    data: SupplierSchema,
  },
  supplierVideos: {
    owner: 'api',
    path: '/api/supplier/videos',
    summary: 'The videos of one supplier, newest first',
    query: SupplierVideosQuerySchema,
    data: pageOf(VideoCardSchema),
  },
  listingList: {
    owner: 'api',
    path: '/api/listing/list',
    summary: 'The hall: what members want to buy and what they offer, in one list',
    query: HallListQuerySchema,
    data: ListingListSchema,
  },
  demandList: {
    owner: 'api',
    path: '/api/demand/list',
    summary: 'What members want to buy',
    query: ListingListQuerySchema,
    data: ListingListSchema,
  },
  demandInfo: {
    owner: 'api',
    path: '/api/demand/info',
    summary: 'One demand, until it expires',
    query: ItemQuerySchema,
    data: ListingInfoSchema,
  },
  supplyList: {
    owner: 'api',
    path: '/api/supply/list',
    summary: 'What members offer',
    query: ListingListQuerySchema,
    data: ListingListSchema,
  },
  supplyInfo: {
    owner: 'api',
    path: '/api/supply/info',
    summary: 'One offer, until it expires',
    query: ItemQuerySchema,
    data: ListingInfoSchema,
  },
  showList: {
    owner: 'api',
    path: '/api/show/list',
    summary: 'Trade shows: what is on or coming first, then what is over',
    query: ShowListQuerySchema,
    data: ShowListSchema,
  },
  showCalendar: {
    owner: 'api',
    path: '/api/show/calendar',
    summary: 'The shows of twelve months, month by month',
    query: ShowCalendarQuerySchema,
    data: ShowCalendarSchema,
  },
  showInfo: {
    owner: 'api',
    path: '/api/show/info',
    summary: 'One trade show, with who stands where',
    query: ItemQuerySchema,
    data: ShowSchema,
  },
} as const satisfies CallTable;
