import { isEditionId } from '@ironbridge/domain';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import type { Row } from '../hooks/row.ts';
import { findReason } from '../take-down/reason.ts';
import { recordDeed } from './record.ts';
import { titleOf } from './title-of.ts';

const wasLive = 'wasLive';

/**
 * A save as draft and a withdrawal look alike to hooks: only the row that readers see tells them apart. It is looked
 * at before the write and after it.
 */
export const rememberLive: CollectionBeforeChangeHook<Row> = async ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  context[wasLive] =
    originalDoc !== undefined &&
    data['_status'] !== 'published' &&
    (await isLive(req, collection.slug, originalDoc.id));
  return data;
};

export const auditDrafts: CollectionAfterChangeHook<Row> = async ({
  collection,
  context,
  doc,
  req,
}) => {
  const { id } = doc;
  const published = doc['_status'] === 'published';
  const withdrawn =
    !published && context[wasLive] === true && !(await isLive(req, collection.slug, id));
  if (!published && !withdrawn) return doc;
  const reason = findReason(context);
  const edition = doc['edition'];
  await recordDeed(req, {
    action: published ? 'publish' : reason === undefined ? 'unpublish' : 'take_down',
    collection: collection.slug,
    item: Number(id),
    edition: isEditionId(edition) ? edition : undefined,
    summary: [titleOf(doc), published ? undefined : reason].filter(Boolean).join(' · '),
  });
  return doc;
};

async function isLive(req: PayloadRequest, collection: CollectionSlug, id: unknown) {
  const row = await req.payload.db.findOne({
    collection,
    where: { id: { equals: id } },
    select: { _status: true },
    req,
  });
  return row !== null && '_status' in row && row._status === 'published';
}
