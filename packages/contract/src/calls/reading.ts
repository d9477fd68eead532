import {
  ArticleInfoQuerySchema,
  ArticleListQuerySchema,
  ArticleListSchema,
  ArticleSchema,
} from '../article.schema.ts';
import type { CallTable } from './call.ts';

/** What is read: news, films, magazines, papers, and the house itself. */
export const readingCalls = {
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
} as const satisfies CallTable;
