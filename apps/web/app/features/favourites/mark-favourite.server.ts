import {
  accountPath,
  isFavouriteKind,
  listPath,
  loginPath,
  parseId,
  parseOwnPath,
} from '@ironbridge/domain';
import { redirect } from 'react-router';
import { findFailure, readFields } from '../../platform/form.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

/** What a plain form marks or takes back; a visitor comes back to where that was, once logged in. */
export async function markFavourite(visit: Visit, request: Request) {
  const typed = await readFields(request, ['kind', 'id', 'marked', 'to']);
  const { kind } = typed;
  const id = parseId(typed.id);
  const list = accountPath('favourites');
  if (!isFavouriteKind(kind) || id === undefined) return redirect(list, 303);
  const marked = typed.marked === 'yes';
  const failure = await findFailure(() => visit.member.call('markFavourite', { kind, id, marked }));
  if (failure?.statusCode === 401) return redirect(loginPath(parseOwnPath(typed.to) ?? list), 303);
  if (failure) throw failure;
  return redirect(listPath(list, { extra: { done: marked ? 'added' : 'removed' } }), 303);
}
