import type { CollectionAfterChangeHook, CollectionConfig } from 'payload';
import { hasDrafts } from '../collections/traits.ts';
import type { Row } from '../hooks/row.ts';

/** How long a text stays its editor's after the last sign of him. */
const seconds = 120;

/**
 * Payload gives up the lock on a text with every save, so an editor whose text saves itself would never be seen by the
 * next one. Here a text that saved itself is still being written.
 */
const keepLock: CollectionAfterChangeHook<Row> = async ({ collection, doc, req }) => {
  if (!req.user || String(req.query?.['autosave']) !== 'true') return doc;
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: collection.slug, value: doc.id },
      user: { relationTo: 'users', value: req.user.id },
    },
    returning: false,
    req,
  });
  return doc;
};

export function withLocks(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection)) return collection;
  const { hooks } = collection;
  return {
    ...collection,
    lockDocuments: { duration: seconds },
    hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), keepLock] },
  };
}
