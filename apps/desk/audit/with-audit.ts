import type { CollectionConfig } from 'payload';
import { hasDrafts, hasLiveFlags } from '../collections/traits.ts';
import { auditDrafts, rememberLive } from './audit-drafts.ts';
import { auditLive } from './audit-live.ts';
import { auditChange, auditDelete } from './audit-plain.ts';

/** What readers never see of itself, and what keeps its own account. */
const unseen = new Set([
  'audit_log',
  'users',
  'media',
  'private_files',
  'twin_pairs',
  'imports',
  'import_mappings',
]);

/** Every publish and every deletion of a kind goes into the audit log, whichever way it is published. */
export function withAudit(collection: CollectionConfig): CollectionConfig {
  if (collection.slug === 'audit_log') return collection;
  const { hooks } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks?.beforeChange ?? []),
        ...(hasDrafts(collection) ? [rememberLive] : []),
      ],
      afterChange: [...(hooks?.afterChange ?? []), ...toChangeHooks(collection)],
      afterDelete: [...(hooks?.afterDelete ?? []), auditDelete],
    },
  };
}

function toChangeHooks(collection: CollectionConfig) {
  if (hasDrafts(collection)) return [auditDrafts];
  if (hasLiveFlags(collection)) return [auditLive];
  return unseen.has(collection.slug) ? [] : [auditChange];
}
