import { loadProfile } from '../../features/account/load-profile.server.ts';
import { ProfileView } from '../../features/account/ProfileView.tsx';
import { saveProfile } from '../../features/account/save-profile.server.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { AccountScreen } from '../../shell/account/AccountScreen.tsx';
import type { Route } from './+types/profile';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadProfile(context.get(visitContext), request);
}

export function action({ context, request }: Route.ActionArgs) {
  return saveProfile(context.get(visitContext), request);
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountScreen section="profile" done={actionData ? undefined : loaderData.done}>
      <ProfileView view={loaderData} refused={actionData} />
    </AccountScreen>
  );
}
