import { findListOfDetails } from '@ironbridge/domain';
import { findNewAddress } from '../../platform/new-address.server.ts';
import { answerElsewhere, answerNotFound } from '../../platform/other-answers.server.ts';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/without-id';

/** What the old site asked here is answered as the desk says; whatever else goes to the list. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const known = await findNewAddress(context.get(visitContext), request);
  if (known) answerElsewhere(known.to, known.permanent ? 301 : 302);
  const { pathname, search } = new URL(request.url);
  const list = findListOfDetails(pathname);
  if (list === undefined) answerNotFound();
  answerElsewhere(list + search, 301);
}

export default function WithoutId() {
  return null;
}
