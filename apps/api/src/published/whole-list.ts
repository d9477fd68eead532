import { type EditionId, type Kind, listTag } from '@ironbridge/domain';
import type { DocumentOf, Search } from '@ironbridge/search';
import { toJson } from '../http/call-route.ts';
import type { Published, View } from './published.ts';

interface WholeList<Name extends Kind, Item> {
  readonly kind: Name;
  readonly search: Search<DocumentOf[Name]>;
  readonly toItem: (document: DocumentOf[Name], view: View) => Item;
}

/** Answers a kind that is short enough to come whole. */
export function wholeListOf<Name extends Kind, Item>(
  published: Published,
  { kind, search, toItem }: WholeList<Name, Item>,
) {
  return async (_query: object, edition: EditionId) => {
    const { documents } = await published.search(kind, edition, search);
    const view = published.view(edition);
    const list = documents.map((document) => toItem(document, view));
    return { json: toJson({ list }), tags: [listTag(edition, kind)] };
  };
}
