import type { EditionId } from '@ironbridge/domain';
import { inboxPath, isInboxKind } from '../inbox/kinds.ts';

/** A line of the start screen: something that waits, and where it is. */
export interface Entry {
  readonly collection: string;
  readonly id: number;
  readonly title: string | null;
  readonly at: Date | null;
  readonly edition: EditionId | null;
  /** What is to happen, or has happened. */
  readonly note: string | null;
}

export function entryPath({ collection, id }: Entry): string {
  return isInboxKind(collection)
    ? inboxPath(collection, id)
    : `/admin/collections/${collection}/${id}`;
}

/** As many as one takes in at a glance; the lists of the desk have the rest. */
export const shown = 8;

/** One bounded look for each table, the first of all of them. */
export function joined(parts: readonly string[], order: 'asc' | 'desc'): string {
  return `select * from (${parts.join(' union all ')}) as every order by at ${order} limit ${shown}`;
}
