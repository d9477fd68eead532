import { loadAnyEntry } from '../../features/account/load-entry.server.ts';
import { NewPasswordView } from '../../features/account/NewPasswordView.tsx';
import { setPassword } from '../../features/account/set-password.server.ts';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/password';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadAnyEntry(context.get(visitContext), request);
}

export function action({ context, request }: Route.ActionArgs) {
  return setPassword(context.get(visitContext), request, 'pwd');
}

export default function Password({ loaderData, actionData }: Route.ComponentProps) {
  return <NewPasswordView isNew={false} entry={loaderData} state={actionData} />;
}
