import { isEditionId } from '@ironbridge/domain';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import type { Row } from '../hooks/row.ts';
import type { AuditAction } from './actions.ts';
import { recordDeed } from './record.ts';
import { toSummary } from './title-of.ts';

/** Records without a draft: to save one is to publish it. */
export const auditChange: CollectionAfterChangeHook<Row> = async ({ collection, doc, req }) => {
  await recordPlain(req, 'change', collection.slug, doc);
  return doc;
};

export const auditDelete: CollectionAfterDeleteHook<Row> = async ({ collection, doc, req }) => {
  await recordPlain(req, 'delete', collection.slug, doc);
  return doc;
};

async function recordPlain(
  req: PayloadRequest,
  action: AuditAction,
  collection: string,
  doc: Row,
): Promise<void> {
  const edition = doc['edition'];
  await recordDeed(req, {
    action,
    collection,
    item: Number(doc.id),
    edition: isEditionId(edition) ? edition : undefined,
    summary: toSummary(doc),
  });
}
