import { type EditionId, editionIds } from '@ironbridge/domain';
import { findOwnEdition, findRole, isAdministrator } from '../access/role.ts';
import type { InboxKind } from './kinds.ts';
import { inboxKindNames } from './kinds.ts';

/** Whose data somebody may read: those who sell answer for both editions, an editor reads letters to the own one. */
export function editionsFor(
  user: object | null | undefined,
  kind: InboxKind,
): readonly EditionId[] {
  if (isAdministrator(user) || findRole(user) === 'sales') return editionIds;
  const own = findOwnEdition(user);
  return own !== undefined && kind === 'messages' ? [own] : [];
}

export function kindsFor(user: object | null | undefined): InboxKind[] {
  return inboxKindNames.filter((kind) => editionsFor(user, kind).length > 0);
}
