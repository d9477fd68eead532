import { isEditionId } from '@ironbridge/domain';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import type { Row } from '../hooks/row.ts';
import { recordDeed } from './record.ts';
import { titleOf } from './title-of.ts';

/** Records without a draft: to save one is to publish it. */
export const auditChange: CollectionAfterChangeHook<Row> = async ({ collection, doc, req }) => {
  const edition = doc['edition'];
  await recordDeed(req, {
    action: 'change',
    collection: collection.slug,
    item: Number(doc.id),
    edition: isEditionId(edition) ? edition : undefined,
    summary: titleOf(doc),
  });
  return doc;
};

export const auditDelete: CollectionAfterDeleteHook<Row> = async ({ collection, doc, req }) => {
  const edition = doc['edition'];
  await recordDeed(req, {
    action: 'delete',
    collection: collection.slug,
    item: Number(doc.id),
    edition: isEditionId(edition) ? edition : undefined,
    summary: titleOf(doc),
  });
  return doc;
};
