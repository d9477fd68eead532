import type { ArticleListType } from '@ironbridge/domain';
import type { ArticleDocument } from '../kinds/article.ts';
import { filingFacets } from './facets.ts';
import {
  byPublishTime,
  foundBy,
  type ListFilter,
  listSearch,
  oneSearch,
  type Search,
  termOf,
} from './list-search.ts';

export const articleCard = [
  'schema',
  'id',
  'title',
  'publish_time',
  'diy_url',
  'url',
  'standfirst',
  'summary',
  'author',
  'source',
  'types',
  'cover',
  'industries',
  'tags',
  'minutes',
] as const satisfies readonly (keyof ArticleDocument)[];

export type ArticleCardDocument = Pick<ArticleDocument, (typeof articleCard)[number]>;

/** What a link to an article needs. */
export const articleAddress = [
  'schema',
  'id',
  'diy_url',
  'url',
] as const satisfies readonly (keyof ArticleDocument)[];

export type ArticleAddressDocument = Pick<ArticleDocument, (typeof articleAddress)[number]>;

export interface ArticleFilter extends ListFilter {
  readonly type?: ArticleListType | undefined;
  /** Those that name it. */
  readonly supplier?: number | undefined;
  readonly product?: number | undefined;
  readonly facets?: boolean;
}

export function articleListSearch(filter: ArticleFilter): Search<ArticleCardDocument> {
  const type = filter.type === 'latest' ? undefined : filter.type;
  return listSearch(filter, {
    clauses: [
      termOf('types', type),
      termOf('suppliers.id', filter.supplier),
      termOf('products.id', filter.product),
    ],
    facets: filter.facets ? filingFacets(filter) : undefined,
    words: foundBy,
    sort: byPublishTime,
    source: articleCard,
  });
}

/** Slugs are unique in their edition. */
export function articleBySlugSearch(slug: string): Search<ArticleDocument> {
  return oneSearch<ArticleDocument>('diy_url', slug);
}
