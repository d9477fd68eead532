import { parseId } from '@ironbridge/domain';
import type { Asked } from './find-received.ts';
import type { Kind } from './kind.ts';
import { type InboxKind, inboxKinds } from './kinds.ts';
import { editionsFor } from './readers.ts';

const longestSearch = 100;
const doneBy = new Map([
  ['no', false],
  ['yes', true],
]);

/** What an address asks for, within what this person may read. */
export function parseAsked(
  user: object | null | undefined,
  kind: InboxKind,
  query: URLSearchParams,
): Omit<Asked, 'limit'> {
  const { states = {}, hasDone }: Kind = inboxKinds[kind];
  const all = editionsFor(user, kind);
  const chosen = all.filter((edition) => edition === query.get('edition'));
  const state = query.get('state') ?? '';
  return {
    editions: chosen.length > 0 ? chosen : all,
    state: Object.hasOwn(states, state) ? state : undefined,
    done: hasDone ? doneBy.get(query.get('done') ?? '') : undefined,
    words: (query.get('q') ?? '').trim().slice(0, longestSearch),
    before: parseId(query.get('before') ?? ''),
  };
}
