import { endSessions } from '../../features/account/end-sessions.server.ts';
import { loadSessions } from '../../features/account/load-sessions.server.ts';
import { SessionsView } from '../../features/account/SessionsView.tsx';
import { visitContext } from '../../platform/visit.server.ts';
import { AccountScreen } from '../../shell/account/AccountScreen.tsx';
import type { Route } from './+types/sessions';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadSessions(context.get(visitContext), request);
}

export function action({ context, request }: Route.ActionArgs) {
  return endSessions(context.get(visitContext), request);
}

export default function Sessions({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountScreen section="sessions" done={loaderData.done} failed={actionData?.words}>
      <SessionsView sessions={loaderData.sessions} />
    </AccountScreen>
  );
}
