import { isEditionKind, type PagedKind } from '@ironbridge/domain';
import type { DocumentOf } from '../kinds/all.ts';
import type { Clause } from './clauses.ts';
import type { Search } from './list-search.ts';

/**
 * The body of a `_search` whose hits are columns. The engine keeps those apart from documents: it gives fifty
 * thousand addresses without opening one document, but for what has no column.
 */
export interface ColumnSearch {
  readonly query: Clause;
  readonly sort: readonly Readonly<Record<string, 'asc' | 'desc'>>[];
  readonly size: number;
  readonly track_total_hits: false;
  readonly docvalue_fields: readonly string[];
  readonly _source: false | { readonly includes: readonly string[] };
}

const always = ['id', 'updated_at'] as const;

const more: { readonly [Name in PagedKind]?: ColumnsOf<Name> } = {
  article: { columns: ['diy_url', 'twin_id'], source: ['url'] },
  video: { columns: ['twin_id'] },
  paper: { columns: ['twin_id'] },
  media_item: { columns: ['twin_id'] },
  page: { columns: ['path', 'twin_id'] },
  listing: { columns: ['kind'] },
};

/** What a kind's address needs besides, by column where there is one. */
interface ColumnsOf<Name extends PagedKind> {
  readonly columns: readonly (keyof DocumentOf[Name] & string)[];
  readonly source?: readonly (keyof DocumentOf[Name] & string)[];
}

/** Documents of one edition name their twin; a record that carries both languages is its own. */
export function hasNamedTwin(kind: PagedKind): boolean {
  return isEditionKind(kind);
}

/** Ids from one to before another, in order. */
export function addressesBetween(kind: PagedKind, from: number, to: number): ColumnSearch {
  return columnSearch(kind, { range: { id: { gte: from, lt: to } } }, to - from);
}

export function addressesOf(kind: PagedKind, ids: readonly number[]): ColumnSearch {
  return columnSearch(kind, { terms: { id: ids } }, ids.length);
}

function columnSearch(kind: PagedKind, clause: Clause, size: number): ColumnSearch {
  const { columns = [], source } = more[kind] ?? {};
  return {
    query: { bool: { filter: [clause] } },
    sort: [{ id: 'asc' }],
    size,
    track_total_hits: false,
    docvalue_fields: [...always, ...columns],
    _source: source ? { includes: source } : false,
  };
}

/** How many items each range of ids holds, and when one of them last changed. */
export function addressRanges(width: number): Search<object> {
  const newest = { max: { field: 'updated_at' } };
  return {
    query: { match_all: {} },
    sort: [],
    from: 0,
    size: 0,
    track_total_hits: false,
    _source: { includes: [] },
    aggs: {
      ranges: { histogram: { field: 'id', interval: width, min_doc_count: 1 }, aggs: { newest } },
    },
  };
}
