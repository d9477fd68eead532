import type { CollectionAfterChangeHook, CollectionAfterLoginHook } from 'payload';
import { isAdministrator } from '../access/role.ts';
import { recordDeed } from './record.ts';

export const auditRole: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const before: unknown = operation === 'create' ? undefined : previousDoc?.['role'];
  const now: unknown = doc['role'];
  if (before === now) return doc;
  await recordDeed(req, {
    action: 'role_change',
    collection: 'users',
    item: Number(doc.id),
    summary: `${String(doc['name'])}: ${before === undefined ? '–' : String(before)} → ${String(now)}`,
  });
  return doc;
};

export const auditSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  if (!isAdministrator(user)) return user;
  await recordDeed(req, { action: 'sign_in', collection: 'users', item: Number(user.id) });
  return user;
};
