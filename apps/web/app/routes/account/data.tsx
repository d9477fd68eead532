import { deleteAccount } from '../../features/personal-data/delete-account.server.ts';
import { PersonalDataView } from '../../features/personal-data/PersonalDataView.tsx';
import { getMember } from '../../platform/login-first.server.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { AccountScreen } from '../../shell/account/AccountScreen.tsx';
import type { Route } from './+types/data';

export async function loader({ context, request }: Route.LoaderArgs) {
  await getMember(context.get(visitContext), request);
  return null;
}

export function action({ context, request }: Route.ActionArgs) {
  return deleteAccount(context.get(visitContext), request);
}

export default function PersonalData({ actionData }: Route.ComponentProps) {
  return (
    <AccountScreen section="data">
      <PersonalDataView refused={actionData} />
    </AccountScreen>
  );
}
