import type { Kind } from './kind.ts';
import { enquiries } from './kinds/enquiries.ts';
import { leads } from './kinds/leads.ts';
import { messages } from './kinds/messages.ts';
import { subscriptions } from './kinds/subscriptions.ts';

/** Everything that people send in, in the order of the desk's menu. */
export const inboxKinds = { leads, enquiries, subscriptions, messages } as const satisfies Record<
  string,
  Kind
>;

export type InboxKind = keyof typeof inboxKinds;
export const inboxKindNames = Object.keys(inboxKinds).filter(isInboxKind);

export function isInboxKind(value: unknown): value is InboxKind {
  return typeof value === 'string' && Object.hasOwn(inboxKinds, value);
}

export const inboxPath = (kind: InboxKind, id?: number): string =>
  ['/admin/inbox', kind, id].filter((part) => part !== undefined).join('/');
