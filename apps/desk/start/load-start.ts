import { editionIds } from '@ironbridge/domain';
import type { Payload, PayloadRequest } from 'payload';
import { findOwnEdition, findRole, isAdministrator } from '../access/role.ts';
import { type StartListName, startLists } from './start-lists.ts';

/** What waits for this person, all lists at once. */
export async function loadStart(payload: Payload, user: PayloadRequest['user']) {
  const own = findOwnEdition(user);
  const editions = own === undefined ? editionIds : [own];
  return Promise.all(
    listsFor(user).map(async (name) => {
      const { load, title, none } = startLists[name];
      return { name, title, none, entries: await load(payload, editions, Number(user?.id)) };
    }),
  );
}

function listsFor(user: PayloadRequest['user']): readonly StartListName[] {
  if (isAdministrator(user)) {
    return [
      'in-hand',
      'scheduled',
      'listings',
      'enquiries',
      'messages',
      'missing-twins',
      'stale-twins',
      'one-sided',
      'published',
    ];
  }
  if (findOwnEdition(user) !== undefined) {
    return [
      'in-hand',
      'scheduled',
      'missing-twins',
      'stale-twins',
      'listings',
      'messages',
      'published',
    ];
  }
  if (findRole(user) === 'sales') return ['enquiries', 'leads', 'messages'];
  return findRole(user) === 'catalogue' ? ['one-sided', 'published'] : ['published'];
}
