import {
  ItemsQuerySchema,
  ItemsSchema,
  NeighboursSchema,
  PopularQuerySchema,
  PopularSchema,
  RelatedQuerySchema,
  RelatedSchema,
} from '../card.schema.ts';
import { HomeSchema } from '../home.schema.ts';
import { IndustryFrontQuerySchema, IndustryFrontSchema } from '../industry-front.schema.ts';
import { ItemQuerySchema, NoQuerySchema } from '../list-query.schema.ts';
import type { CallTable } from './call.ts';

/** Pages and parts of pages that bring several kinds together. */
export const frontCalls = {
  home: {
    owner: 'api',
    path: '/api/home',
    summary: 'The front page: what editors put there, the rest by time',
    query: NoQuerySchema,
    data: HomeSchema,
  },
  industryFront: {
    owner: 'api',
    path: '/api/industry/front',
    summary: 'The front of an industry’s own site: the newest of every kind, and how much there is',
    query: IndustryFrontQuerySchema,
    data: IndustryFrontSchema,
  },
  related: {
    owner: 'api',
    path: '/api/related',
    summary: 'What has suppliers, products, tags or industries in common with an item',
    query: RelatedQuerySchema,
    data: RelatedSchema,
  },
  popular: {
    owner: 'api',
    path: '/api/popular',
    summary: 'What is read most, in the edition or in one industry',
    query: PopularQuerySchema,
    data: PopularSchema,
  },
  items: {
    owner: 'api',
    path: '/api/items',
    summary: 'Items of any kind by their ids, as lists show them; what is not live is left out',
    query: ItemsQuerySchema,
    data: ItemsSchema,
  },
  articleNeighbours: {
    owner: 'api',
    path: '/api/article/neighbours',
    summary: 'The articles just before and after one in time',
    query: ItemQuerySchema,
    data: NeighboursSchema,
  },
} as const satisfies CallTable;
