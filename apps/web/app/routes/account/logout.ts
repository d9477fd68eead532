import { loginPath } from '@ironbridge/domain';
import { redirect } from 'react-router';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/logout';

/** Only a form of ours logs anybody out: who merely comes by is led on. */
export function loader() {
  return redirect(loginPath(), 302);
}

export async function action({ context }: Route.ActionArgs) {
  await context.get(visitContext).member.call('logout', {});
  return redirect('/', 303);
}
