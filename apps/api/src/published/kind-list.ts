import { type EditionId, itemTag, type Kind } from '@ironbridge/domain';
import type { Search } from '@ironbridge/search';
import { toJson } from '../http/call-route.ts';
import { type ListPage, type ListQuery, listTags, toListPage } from '../http/list-page.ts';
import type { Mention, Published, View } from './published.ts';

interface KindList<Query, Row, Card> {
  readonly kind: Kind;
  readonly search: (page: ListPage, query: Query) => Search<Row>;
  readonly toCard: (row: Row, view: View) => Card;
  /** Items of other kinds that decide what is in it. */
  readonly mentions?: (query: Query) => readonly Mention[];
}

/** Answers a list of one kind. */
export function listOf<Query extends ListQuery, Row, Card>(
  published: Published,
  { kind, search, toCard, mentions }: KindList<Query, Row, Card>,
) {
  return async (query: Query, edition: EditionId) => {
    const page = toListPage(query);
    const { total, documents } = await published.search(kind, edition, search(page, query));
    const view = published.view(edition);
    const list = documents.map((row) => toCard(row, view));
    const tags = listTags(edition, kind, page);
    for (const item of mentions?.(query) ?? []) tags.push(itemTag(edition, item.kind, item.id));
    return { json: toJson({ list, total }), tags };
  };
}
