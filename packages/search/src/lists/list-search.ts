import { lists } from '@ironbridge/domain';
import { toSimplified } from '../find/chinese.ts';
import { toEveryWord } from '../query/ranking.ts';
import type { Understood } from '../query/understand.ts';
import {
  allOf,
  allWordsIn,
  type Clause,
  type FilingFilter,
  industryClause,
  termOf,
} from './clauses.ts';
import { type Facets, toFaceted } from './facets.ts';

export { type Clause, termOf } from './clauses.ts';

/** Which items, and which part of them. */
export interface ListFilter extends FilingFilter {
  readonly keyword?: string | undefined;
  /** What the keyword was understood as; its own words alone where that is not given. */
  readonly understood?: Understood | undefined;
  /** What all of them must speak of besides. */
  readonly about?: Understood | undefined;
  readonly from: number;
  readonly size: number;
}

type Direction = 'asc' | 'desc';

/** The body of a `_search` whose hits hold what `Row` names. */
export interface Search<Row> {
  readonly query: Clause;
  readonly sort: readonly Readonly<Record<string, Direction | Clause>>[];
  readonly aggs?: Readonly<Record<string, Clause>>;
  /** Searches that count something else for the same answer. They are sent beside it, not within it. */
  readonly apart?: readonly Search<Row>[];
  readonly from: number;
  readonly size: number;
  /** The values of the sort after which to go on. */
  readonly search_after?: readonly (string | number)[];
  /** How many hits to look at, in the order of the index. */
  readonly terminate_after?: number;
  readonly track_total_hits: boolean | number;
  readonly _source: true | { readonly includes: readonly (keyof Row & string)[] };
}

interface ListShape<Field extends string> {
  readonly clauses?: readonly (Clause | undefined)[];
  /** Counted beside the list where they are given; then industry and tag are among them. */
  readonly facets?: Facets | undefined;
  /** The fields in which a keyword is looked for. */
  readonly words: readonly string[];
  readonly sort: Search<unknown>['sort'];
  /** What a card shows; the rest of a document, bodies above all, stays in the engine when a list is read. */
  readonly source: readonly Field[];
}

/** Where a keyword is looked for in what can also be searched for: all its words are there. */
export const foundBy = ['find.text'] as const;

/** The order that `newestFirst` keeps an index in. */
export const byPublishTime = [{ publish_time: 'desc' }, { id: 'desc' }] as const;

/** Everything filters and nothing scores: a list is read by time, and what does not score costs less. */
export function listSearch<Document, Field extends keyof Document & string>(
  filter: ListFilter,
  shape: ListShape<Field>,
): Search<Pick<Document, Field>> {
  const { tag, keyword, from, size } = filter;
  const own = [
    ...(shape.clauses ?? []),
    ...(shape.facets ? [] : [industryClause(filter), termOf('tags', tag)]),
    toWords(filter, shape.words),
    filter.about && toEveryWord(filter.about, shape.words),
  ];
  const faceted = shape.facets && toFaceted(shape.facets);
  const search = {
    query: allOf([...own, ...(faceted?.chosen ?? [])]),
    sort: shape.sort,
    from,
    size,
    // Counting all that hold a common word costs more than finding the newest of them.
    track_total_hits: keyword === undefined ? true : lists.reachable,
    _source: { includes: shape.source },
  };
  if (!faceted) return search;
  const apart = faceted.apart.map(({ clauses, aggs }) => ({
    ...search,
    query: allOf([...own, ...clauses]),
    from: 0,
    size: 0,
    track_total_hits: false,
    aggs,
  }));
  return { ...search, aggs: faceted.aggs, apart };
}

function toWords(
  { keyword, understood }: ListFilter,
  words: readonly string[],
): Clause | undefined {
  if (understood) return toEveryWord(understood, words);
  return keyword === undefined ? undefined : allWordsIn(words, toSimplified(keyword));
}

/** The one document that holds this value, whole. */
export function oneSearch<Document>(
  field: keyof Document & string,
  value: string,
): Search<Document> {
  return {
    query: { bool: { filter: [{ term: { [field]: value } }] } },
    sort: [{ id: 'desc' }],
    from: 0,
    size: 1,
    track_total_hits: false,
    _source: true,
  };
}

/** How many were published at a moment or since, and nothing of them. */
export function totalSinceSearch(moment: string): Search<object> {
  return { ...totalSearch, query: { range: { publish_time: { gte: moment } } } };
}

/** How many there are, and nothing of them. */
export const totalSearch: Search<object> = {
  query: { match_all: {} },
  sort: [],
  from: 0,
  size: 0,
  track_total_hits: true,
  _source: { includes: [] },
};
