import { NoQuerySchema } from '../list-query.schema.ts';
import {
  BaseInfoSchema,
  IndustryTreeSchema,
  KeywordsSchema,
  TagListQuerySchema,
  TagListSchema,
} from '../reference.schema.ts';
import type { CallTable } from './call.ts';

/** Names and settings: what every page needs. */
export const referenceCalls = {
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
  keywords: {
    owner: 'api',
    path: '/api/keywords',
    summary: 'Hot keywords, in the order of the editors',
    query: NoQuerySchema,
    data: KeywordsSchema,
  },
  tagList: {
    owner: 'api',
    path: '/api/tag/list',
    summary: 'Tags, those of the highest grade first',
    query: TagListQuerySchema,
    data: TagListSchema,
  },
} as const satisfies CallTable;
