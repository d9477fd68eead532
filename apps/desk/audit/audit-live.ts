import { editionIds } from '@ironbridge/domain';
import type { CollectionAfterChangeHook } from 'payload';
import type { Row } from '../hooks/row.ts';
import { findReason } from '../take-down/reason.ts';
import { recordDeed } from './record.ts';
import { toSummary } from './title-of.ts';

/** A bilingual record is published by its flag in each edition, and anew by every save while the flag is set. */
export const auditLive: CollectionAfterChangeHook<Row> = async ({
  collection,
  context,
  doc,
  previousDoc,
  req,
}) => {
  for (const edition of editionIds) {
    const live = doc[`live_${edition}`] === true;
    const before = previousDoc[`live_${edition}`] === true;
    if (!live && !before) continue;
    const reason = findReason(context);
    await recordDeed(req, {
      action: live ? 'publish' : reason === undefined ? 'unpublish' : 'take_down',
      collection: collection.slug,
      item: Number(doc.id),
      edition,
      summary: [toSummary(doc), live ? undefined : reason].filter(Boolean).join(' · '),
    });
  }
  return doc;
};
