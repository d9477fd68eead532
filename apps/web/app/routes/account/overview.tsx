import { OverviewView } from '../../features/account/OverviewView.tsx';
import { getMember } from '../../platform/login-first.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { AccountScreen } from '../../shell/account/AccountScreen.tsx';
import type { Route } from './+types/overview';

export async function loader({ context, request }: Route.LoaderArgs) {
  await getMember(context.get(visitContext), request);
  return null;
}

export default function Overview() {
  const { copy, member } = usePage();
  const words = copy.account;
  return (
    <AccountScreen section="overview" title={words.hello(member?.truename || words.unnamed)}>
      <OverviewView />
    </AccountScreen>
  );
}
