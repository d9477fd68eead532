import { isEditionId, type TwinKind, twinOf } from '@ironbridge/domain';
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { writesEdition } from '../access/role.ts';
import { Refusal } from '../refusal.ts';
import { carryOver } from './carry-over.ts';
import { findNewestVersion, findTwin } from './find-twin.ts';
import { toUntranslatedTitle } from './title.ts';
import { twinCollections } from './twin-collections.ts';

/** A draft in the other edition, with all that needs no translation, and the pair of both: or nothing at all. */
export async function startTwin(req: PayloadRequest, kind: TwinKind, id: number): Promise<number> {
  const collection = twinCollections[kind];
  const source = await req.payload.findByID({ collection, id, draft: true, depth: 0, req });
  const { edition } = source;
  const other = isEditionId(edition) ? twinOf(edition) : undefined;
  if (!isEditionId(edition) || other === undefined || !writesEdition(req.user, other)) {
    throw new Refusal(req, {
      en: 'Your role may start a translation only in its own edition.',
      zh: '你的角色只能在本站点新建对照稿。',
    });
  }
  if (await findTwin(req.payload, kind, { id, edition })) {
    throw new Refusal(req, { en: 'It has a twin already.', zh: '已有对照稿。' }, 400);
  }
  const version = await findNewestVersion(req.payload, kind, id);
  const began = await initTransaction(req);
  try {
    const made = await req.payload.create({
      collection,
      data: {
        ...carryOver(req.payload.collections[collection].config.flattenedFields, { ...source }),
        edition: other,
        title: toUntranslatedTitle(other, source.title),
        _status: 'draft',
      },
      draft: true,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    });
    const sides = { cn: id, en: id, [other]: made.id };
    await req.payload.create({
      collection: 'twin_pairs',
      data: { kind, ...sides, source: edition, source_version: version ?? null },
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    });
    if (began) await commitTransaction(req);
    return made.id;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
