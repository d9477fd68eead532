import { accountPath, isFavouriteKind, loginPath, parseId, parseOwnPath } from '@ironbridge/domain';
import { redirect } from 'react-router';
import { findFailure, readFields } from '../../platform/form.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { favouriteField } from '../../shell/favourites/favourite-field.ts';

/** What a plain form marks or takes back; a visitor comes back to where that was, once logged in. */
export async function markFavourite(visit: Visit, request: Request) {
  const typed = await readFields(request, [favouriteField, 'marked', 'to']);
  const [kind, idText] = typed[favouriteField].split(':');
  const id = parseId(idText);
  const list = accountPath('favourites');
  if (!isFavouriteKind(kind) || id === undefined) return redirect(list, 303);
  const marked = typed.marked === 'yes';
  const failure = await findFailure(() => visit.member.call('markFavourite', { kind, id, marked }));
  if (failure?.statusCode === 401) return redirect(loginPath(parseOwnPath(typed.to) ?? list), 303);
  if (failure) throw failure;
  return redirect(`${list}?done=${marked ? 'added' : 'removed'}`, 303);
}
