import type { Access, CollectionAfterReadHook, PayloadRequest, SanitizedConfig } from 'payload';
import { mayUpdate } from '../access/may-update.ts';
import { nobody } from '../access/nobody.ts';
import { findRole, isAdministrator } from '../access/role.ts';
import { staff } from '../access/staff.ts';
import { getSlug } from '../collections/get-slug.ts';
import type { Row } from '../hooks/row.ts';
import { isNode } from '../publishing/lexical.ts';

const locked = 'payload-locked-documents';

/**
 * Payload makes the collection of edit locks itself and lets anyone who is signed in write all of them. Here a lock
 * is given up by whom it belongs to, and taken over by who may write what it locks.
 */
export async function keepLocks(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building;
  const locks = config.collections.find(({ slug }) => slug === locked);
  if (locks === undefined) throw new Error('Payload keeps no edit locks any more');
  locks.access = {
    ...locks.access,
    read: staff,
    // The desk's forms make them, on the server.
    create: nobody,
    update: mayTakeOver,
    delete: ownLocks,
  };
  locks.hooks.afterRead = [...locks.hooks.afterRead, sayWho];
  return config;
}

const ownLocks: Access = ({ req }) => {
  if (isAdministrator(req.user)) return true;
  return findRole(req.user) !== undefined && req.user
    ? { 'user.value': { equals: req.user.id } }
    : false;
};

const mayTakeOver: Access = async ({ id, req }) => {
  if (!req.user || id === undefined || !isForSelf(req)) return false;
  const lock = await req.payload.findByID({ collection: locked, id, depth: 0, req });
  const document = lock.document;
  if (!document || typeof document.value === 'object') return false;
  return mayUpdate(req, req.user, getSlug(req.payload, document.relationTo), document.value);
};

/** A lock is taken for oneself, never put on another. */
function isForSelf({ data, user }: PayloadRequest): boolean {
  const wanted: unknown = data?.['user'];
  return wanted === undefined || (isNode(wanted) && wanted['value'] === user?.id);
}

/** Only administrators may read people. Whoever finds a text locked is told by whom, and no more than the name. */
const sayWho: CollectionAfterReadHook<Row> = async ({ doc, req }) => {
  const holder = doc['user'];
  if (!isNode(holder) || typeof holder['value'] !== 'number') return doc;
  const person = await req.payload.db.findOne({
    collection: 'users',
    where: { id: { equals: holder['value'] } },
    select: { name: true },
    req,
  });
  const name: unknown = person && 'name' in person ? person.name : undefined;
  if (typeof name !== 'string') return doc;
  // Payload's screens show the address; the name says more to a colleague.
  return { ...doc, user: { ...holder, value: { id: holder['value'], email: name, name } } };
};
