import type { CollectionAfterChangeHook, CollectionAfterLoginHook } from 'payload';
import { findRole, isAdministrator } from '../access/role.ts';
import type { Row } from '../hooks/row.ts';
import { recordDeed } from './record.ts';
import { titleOf } from './title-of.ts';

export const auditRole: CollectionAfterChangeHook<Row> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const before = operation === 'create' ? undefined : findRole(previousDoc);
  const now = findRole(doc);
  if (before === now) return doc;
  await recordDeed(req, {
    action: 'role_change',
    collection: 'users',
    item: Number(doc.id),
    summary: `${titleOf(doc)}: ${before ?? '–'} → ${now ?? '–'}`,
  });
  return doc;
};

export const auditSignIn: CollectionAfterLoginHook<Row> = async ({ req, user }) => {
  if (!isAdministrator(user)) return user;
  await recordDeed(req, { action: 'sign_in', collection: 'users', item: Number(user.id) });
  return user;
};
