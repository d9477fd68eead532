import { type ArticleListType, shanghaiSpan } from '@ironbridge/domain';
import type { ArticleDocument } from '../kinds/article.ts';
import { withinOf } from './clauses.ts';
import { countsByDate, type Facets, filingFacets } from './facets.ts';
import {
  byPublishTime,
  type Clause,
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
  /** Those of a month or a day. */
  readonly date?: string | undefined;
  readonly facets?: boolean;
  /** Whose days are counted, too. */
  readonly month?: string | undefined;
}

export function articleListSearch(filter: ArticleFilter): Search<ArticleCardDocument> {
  const type = filter.type === 'latest' ? undefined : filter.type;
  const days = filter.facets ? dayFacets(filter) : {};
  return listSearch(filter, {
    clauses: [
      termOf('types', type),
      'day' in days ? undefined : publishedIn(filter.date),
      termOf('suppliers.id', filter.supplier),
      termOf('products.id', filter.product),
    ],
    facets: filter.facets ? { ...filingFacets(filter), ...days } : undefined,
    words: foundBy,
    sort: byPublishTime,
    source: articleCard,
  });
}

function dayFacets({ date, month }: ArticleFilter): Facets {
  const among = publishedIn(month);
  if (!among) return {};
  return {
    day: { chosen: publishedIn(date), among, values: countsByDate('publish_time', 'day') },
  };
}

function publishedIn(date: string | undefined): Clause | undefined {
  return withinOf('publish_time', date === undefined ? undefined : shanghaiSpan(date));
}

/** Slugs are unique in their edition. */
export function articleBySlugSearch(slug: string): Search<ArticleDocument> {
  return oneSearch<ArticleDocument>('diy_url', slug);
}
