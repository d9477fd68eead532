import { Type } from 'typebox';
import {
  ArticleInfoQuerySchema,
  ArticleListQuerySchema,
  ArticleListSchema,
  ArticleSchema,
} from './article.schema.ts';
import { BannerPlaceSchema, BannersSchema } from './banner.schema.ts';
import { UserInfoSchema } from './member.schema.ts';
import { ProductListQuerySchema, ProductListSchema, ProductSchema } from './product.schema.ts';
import { BaseInfoSchema, IndustryTreeSchema } from './reference.schema.ts';
import { ItemQuerySchema, SupplierSchema } from './supplier.schema.ts';

const NoQuerySchema = Type.Object({});

/** Every call there is: who answers it, what it takes, what it gives. Services, client and OpenAPI read this table. */
export const calls = {
  baseinfo: {
    owner: 'api',
    path: '/api/baseinfo',
    summary: 'Settings, hot keywords and first-level industries: what every page needs',
    query: NoQuerySchema,
    data: BaseInfoSchema,
  },
  industryTree: {
    owner: 'api',
    path: '/api/industry/tree',
    summary: 'Industries by group, with their sub-industries',
    query: NoQuerySchema,
    data: IndustryTreeSchema,
  },
  articleList: {
    owner: 'api',
    path: '/api/article/list',
    summary: 'Articles, newest first',
    query: ArticleListQuerySchema,
    data: ArticleListSchema,
  },
  articleInfo: {
    owner: 'api',
    path: '/api/article/info',
    summary: 'One article, by id or by slug',
    query: ArticleInfoQuerySchema,
    data: ArticleSchema,
  },
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
  bannerPlace: {
    owner: 'api',
    path: '/api/banner/place',
    summary:
      'The banners of a place, in the order drawn for this minute; kept until one begins or ends',
    query: BannerPlaceSchema,
    data: BannersSchema,
  },
  userinfo: {
    owner: 'member',
    path: '/api/userinfo',
    summary: 'Who is asking: a profile, or null for a visitor',
    query: NoQuerySchema,
    data: UserInfoSchema,
  },
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
