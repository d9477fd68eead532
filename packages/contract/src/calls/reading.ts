import {
  ArticleInfoQuerySchema,
  ArticleListQuerySchema,
  ArticleListSchema,
  ArticleSchema,
} from '../article.schema.ts';
import { ItemQuerySchema, NoQuerySchema } from '../list-query.schema.ts';
import {
  IssueListQuerySchema,
  IssueListSchema,
  IssueSchema,
  MagazinesSchema,
  ShelfQuerySchema,
  ShelfSchema,
} from '../magazine.schema.ts';
import { PaperListQuerySchema, PaperListSchema, PaperSchema } from '../paper.schema.ts';
import {
  VideoBlocksQuerySchema,
  VideoBlocksSchema,
  VideoListQuerySchema,
  VideoListSchema,
  VideoSchema,
} from '../video.schema.ts';
import type { CallTable } from './call.ts';

/** What is read: news, films, magazines, papers. */
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
  videoList: {
    owner: 'api',
    path: '/api/video/list',
    summary: 'Videos, newest first',
    query: VideoListQuerySchema,
    data: VideoListSchema,
  },
  videoInfo: {
    owner: 'api',
    path: '/api/video/info',
    summary: 'One video',
    query: ItemQuerySchema,
    data: VideoSchema,
  },
  videoBlocks: {
    owner: 'api',
    path: '/api/video/blocks',
    summary: 'The rows of the video page, each with its newest videos',
    query: VideoBlocksQuerySchema,
    data: VideoBlocksSchema,
  },
  magList: {
    owner: 'api',
    path: '/api/mag/list',
    summary: 'Issues of the magazines, newest first',
    query: IssueListQuerySchema,
    data: IssueListSchema,
  },
  magInfo: {
    owner: 'api',
    path: '/api/mag/info',
    summary: 'One issue, with its contents and pages',
    query: ItemQuerySchema,
    data: IssueSchema,
  },
  magazines: {
    owner: 'api',
    path: '/api/mag/magazines',
    summary: 'The magazines',
    query: NoQuerySchema,
    data: MagazinesSchema,
  },
  magShelf: {
    owner: 'api',
    path: '/api/mag/shelf',
    summary: 'The magazines that have issues, each with its newest',
    query: ShelfQuerySchema,
    data: ShelfSchema,
  },
  paperList: {
    owner: 'api',
    path: '/api/paper/list',
    summary: 'White papers, newest first',
    query: PaperListQuerySchema,
    data: PaperListSchema,
  },
  paperInfo: {
    owner: 'api',
    path: '/api/paper/info',
    summary: 'One white paper: what is inside, its opening, but not its file',
    query: ItemQuerySchema,
    data: PaperSchema,
  },
} as const satisfies CallTable;
