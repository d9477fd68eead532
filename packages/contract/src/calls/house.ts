import {
  BlogrollsSchema,
  JobSchema,
  JobsSchema,
  MediaListQuerySchema,
  MediaListSchema,
  MediaSchema,
  MilestonesSchema,
  OfficesSchema,
  PageSchema,
  PathQuerySchema,
  PeopleSchema,
  RedirectSchema,
} from '../house.schema.ts';
import { ItemQuerySchema, NoQuerySchema } from '../list-query.schema.ts';
import type { CallTable } from './call.ts';

/** What the house says of itself, and its addresses. */
export const houseCalls = {
  mediaList: {
    owner: 'api',
    path: '/api/media/list',
    summary: 'Pieces of the media centre, newest first',
    query: MediaListQuerySchema,
    data: MediaListSchema,
  },
  mediaInfo: {
    owner: 'api',
    path: '/api/media/info',
    summary: 'One piece of the media centre',
    query: ItemQuerySchema,
    data: MediaSchema,
  },
  pageInfo: {
    owner: 'api',
    path: '/api/page/info',
    summary: 'A text that stands at a path of its own',
    query: PathQuerySchema,
    data: PageSchema,
  },
  redirect: {
    owner: 'api',
    path: '/api/redirect',
    summary: 'Where an old path leads now',
    query: PathQuerySchema,
    data: RedirectSchema,
  },
  blogrolls: {
    owner: 'api',
    path: '/api/blogrolls',
    summary: 'Links to neighbours',
    query: NoQuerySchema,
    data: BlogrollsSchema,
  },
  offices: {
    owner: 'api',
    path: '/api/offices',
    summary: 'Where the house can be reached',
    query: NoQuerySchema,
    data: OfficesSchema,
  },
  people: {
    owner: 'api',
    path: '/api/people',
    summary: 'Who leads the house',
    query: NoQuerySchema,
    data: PeopleSchema,
  },
  jobs: {
    owner: 'api',
    path: '/api/jobs',
    summary: 'Open positions, newest first',
    query: NoQuerySchema,
    data: JobsSchema,
  },
  jobInfo: {
    owner: 'api',
    path: '/api/job/info',
    summary: 'One open position',
    query: ItemQuerySchema,
    data: JobSchema,
  },
  milestones: {
    owner: 'api',
    path: '/api/milestones',
    summary: 'The history of the house, newest first',
    query: NoQuerySchema,
    data: MilestonesSchema,
  },
} as const satisfies CallTable;
