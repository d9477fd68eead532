import { editionIds, twinKinds } from '@ironbridge/domain';
import type { CollectionBeforeValidateHook } from 'payload';
import { Refusal } from '../refusal.ts';
import { twinCollections } from '../twins/twin-collections.ts';
import { findId } from './find-id.ts';

/** Each side must be a document of its own edition, and in no other pair. */
export const refuseWrongTwins: CollectionBeforeValidateHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const kind = twinKinds.find((known) => known === (data?.['kind'] ?? 'article')) ?? 'article';
  for (const edition of editionIds) {
    const id: unknown = data?.[edition];
    const found = await req.payload.count({
      collection: twinCollections[kind],
      where: { and: [{ id: { equals: id } }, { edition: { equals: edition } }] },
      req,
    });
    if (typeof id !== 'number' || found.totalDocs === 0) {
      throw new Refusal(
        req,
        {
          en: `No ${kind} ${String(id)} in the ${edition} edition.`,
          zh: `${edition} 站没有编号为 ${String(id)} 的内容。`,
        },
        400,
      );
    }
    const own = findId(originalDoc);
    const paired = await req.payload.count({
      collection: 'twin_pairs',
      where: {
        and: [
          { kind: { equals: kind } },
          { [edition]: { equals: id } },
          ...(own === undefined ? [] : [{ id: { not_equals: own } }]),
        ],
      },
      req,
    });
    if (paired.totalDocs > 0) {
      throw new Refusal(
        req,
        { en: `${id} is in another pair already.`, zh: `${id} 已在另一组对照中。` },
        400,
      );
    }
  }
  return data;
};
