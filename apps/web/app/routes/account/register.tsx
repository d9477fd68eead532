import { loadEntry } from '../../features/account/load-entry.server.ts';
import { NewPasswordView } from '../../features/account/NewPasswordView.tsx';
import { setPassword } from '../../features/account/set-password.server.ts';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/register';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadEntry(context.get(visitContext), request);
}

export function action({ context, request }: Route.ActionArgs) {
  return setPassword(context.get(visitContext), request, 'reg');
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  return <NewPasswordView isNew entry={loaderData} state={actionData} />;
}
