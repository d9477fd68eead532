import { type EditionId, itemTag, type Kind, listTag, referenceTag } from '@ironbridge/domain';
import type { Search } from '@ironbridge/search';
import type { Hits } from '../engine/answers.ts';
import { toJson } from '../http/call-route.ts';
import { secondsUntil } from '../http/kept-seconds.ts';
import {
  type ListPage,
  type ListQuery,
  listTags,
  type Named,
  toListPage,
} from '../http/list-page.ts';
import type { Mention, Published, View } from './published.ts';

/** What was asked, with the names of the edition that was. */
export interface Asked<Query> {
  readonly page: ListPage;
  readonly query: Query;
  readonly view: View;
}

interface FacetedQuery extends ListQuery {
  readonly facets?: number;
}

interface KindList<Query, Row, Card, Facets, Beside> {
  readonly kind: Kind;
  /** Whether it is filed under tags; what is not may be asked for by one all the same. */
  readonly tagged?: boolean;
  readonly search: (page: ListPage, query: Query, view: View) => Search<Row>;
  readonly toCard: (row: Row, view: View) => Card;
  /** What all in it name, where that is asked for. */
  readonly named?: (query: Query) => Named | undefined;
  /** Items of other kinds that decide what is in it. */
  readonly mentions?: (query: Query) => readonly Mention[];
  /** What there is to narrow it by, where that is asked for. */
  readonly toFacets?: (hits: Hits<Row>, asked: Asked<Query>) => Facets | Promise<Facets>;
  /** What else is said of the list as a whole. */
  readonly beside?: (hits: Hits<Row>) => Beside;
  /** The first moment at which it is no longer right, though nobody touches anything. */
  readonly until?: (rows: readonly Row[]) => string | undefined;
}

/** Answers a list of one kind. */
export function listOf<Query extends FacetedQuery, Row, Card, Facets = never, Beside = object>(
  published: Published,
  {
    kind,
    tagged = true,
    search,
    toCard,
    named,
    mentions,
    toFacets,
    beside,
    until,
  }: KindList<Query, Row, Card, Facets, Beside>,
) {
  return async (query: Query, edition: EditionId) => {
    const asked = toListPage(query);
    const page = tagged ? asked : { ...asked, tag: undefined };
    const view = published.view(edition);
    const hits = await published.search(kind, edition, search(page, query, view));
    const list = hits.documents.map((row) => toCard(row, view));
    const asksFacets = toFacets !== undefined && query.facets === 1;
    // Facets count what the list itself leaves out: any item of the kind may change them.
    const tags = asksFacets
      ? [referenceTag(edition), listTag(edition, kind)]
      : listTags(edition, kind, page, named?.(query));
    for (const item of mentions?.(query) ?? []) tags.push(itemTag(edition, item.kind, item.id));
    const faceted = asksFacets ? { facets: await toFacets(hits, { page, query, view }) } : {};
    return {
      json: toJson({ list, total: hits.total, ...beside?.(hits), ...faceted }),
      tags,
      seconds: secondsUntil(until?.(hits.documents)),
    };
  };
}
