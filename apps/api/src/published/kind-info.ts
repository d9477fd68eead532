import {
  type CacheTag,
  type EditionId,
  itemTag,
  type Kind,
  referenceTag,
  twinOf,
} from '@ironbridge/domain';
import type { DocumentOf } from '@ironbridge/search';
import { notFound, toJson } from '../http/call-route.ts';
import { findTwinId, type Mention, type Published, type View } from './published.ts';

interface KindInfo<Name extends Kind, Info> {
  readonly kind: Name;
  readonly toInfo: (
    document: DocumentOf[Name],
    view: View,
    twin: DocumentOf[Name] | undefined,
  ) => Info;
  /** Items of other kinds that its page shows something of. */
  readonly mentions?: (document: DocumentOf[Name]) => readonly Mention[];
}

/** Makes the answer of one item, however it was found. */
export function answerOf<Name extends Kind, Info>(
  published: Published,
  { kind, toInfo, mentions }: KindInfo<Name, Info>,
) {
  return async (document: DocumentOf[Name], edition: EditionId) => {
    const twin = await published.findTwin(kind, edition, document);
    const tags = new Set<CacheTag>([itemTag(edition, kind, document.id), referenceTag(edition)]);
    const twinId = findTwinId(document);
    if (twinId !== null) tags.add(itemTag(twinOf(edition), kind, twinId));
    for (const item of mentions?.(document) ?? []) tags.add(itemTag(edition, item.kind, item.id));
    return { json: toJson(toInfo(document, published.view(edition), twin)), tags: [...tags] };
  };
}

/** Answers one item by its id. */
export function infoOf<Name extends Kind, Info>(published: Published, info: KindInfo<Name, Info>) {
  const answer = answerOf(published, info);
  return async ({ id }: { readonly id: number }, edition: EditionId) => {
    const document = await published.find(info.kind, edition, id);
    if (document === undefined) throw notFound(itemTag(edition, info.kind, id));
    return answer(document, edition);
  };
}
