import { type ArticleListType, lists } from '@ironbridge/domain';
import { fields } from './fields.ts';

/** Which items, and which part of them. */
interface ListFilter {
  /** Any of these industries; a parent's id finds what is filed under its children. */
  readonly industries?: readonly number[];
  readonly tag?: number | undefined;
  readonly keyword?: string | undefined;
  readonly from: number;
  readonly size: number;
}

export interface ArticleFilter extends ListFilter {
  readonly type?: ArticleListType | undefined;
}

export interface ProductFilter extends ListFilter {
  readonly supplier?: number | undefined;
}

type Clause = Readonly<Record<string, unknown>>;

/** The body of a `_search`. */
export interface Search {
  readonly query: Clause;
  readonly sort: readonly Readonly<Record<string, 'asc' | 'desc'>>[];
  readonly from: number;
  readonly size: number;
  readonly track_total_hits: boolean | number;
  readonly _source: true | { readonly includes: readonly string[] };
}

export function articleListSearch(filter: ArticleFilter): Search {
  const type = filter.type === undefined || filter.type === 'latest' ? undefined : filter.type;
  return listSearch(filter, {
    clauses: type === undefined ? [] : [{ term: { types: type } }],
    words: ['title', 'standfirst', 'summary', 'body_text'],
    // The order the index is kept in.
    sort: [{ publish_time: 'desc' }, { id: 'desc' }],
    source: fields.articleCard,
  });
}

export function productListSearch(filter: ProductFilter): Search {
  return listSearch(filter, {
    clauses: filter.supplier === undefined ? [] : [{ term: { 'supplier.id': filter.supplier } }],
    words: ['name_cn', 'name_en', 'model', 'summary', 'description'],
    sort: [{ id: 'desc' }],
    source: fields.productCard,
  });
}

/** Slugs are unique in their edition. */
export function articleBySlugSearch(slug: string): Search {
  return {
    query: { bool: { filter: [{ term: { diy_url: slug } }] } },
    sort: [{ id: 'desc' }],
    from: 0,
    size: 1,
    track_total_hits: false,
    _source: true,
  };
}

interface ListShape {
  readonly clauses: readonly Clause[];
  readonly words: readonly string[];
  readonly sort: Search['sort'];
  readonly source: readonly string[];
}

/** Everything filters and nothing scores: a list is read by time, and what does not score costs less. */
function listSearch(filter: ListFilter, shape: ListShape): Search {
  const { industries = [], tag, keyword, from, size } = filter;
  const clauses: Clause[] = [...shape.clauses];
  if (industries.length) clauses.push({ terms: { industry_path: industries } });
  if (tag !== undefined) clauses.push({ term: { tags: tag } });
  if (keyword !== undefined) clauses.push(allWords(keyword, shape.words));
  return {
    query: clauses.length ? { bool: { filter: clauses } } : { match_all: {} },
    sort: shape.sort,
    from,
    size,
    // Counting all that hold a common word costs more than finding the newest of them.
    track_total_hits: keyword === undefined ? true : lists.reachable,
    _source: { includes: shape.source },
  };
}

/** Every word must occur, each in whichever field. The text is data: nothing in it is read as an operator. */
function allWords(keyword: string, words: readonly string[]): Clause {
  return { multi_match: { query: keyword, type: 'cross_fields', operator: 'and', fields: words } };
}
