import { loadOverview } from '../../features/account/load-overview.server.ts';
import { OverviewView } from '../../features/account/OverviewView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { AccountScreen } from '../../shell/account/AccountScreen.tsx';
import type { Route } from './+types/overview';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadOverview(context.get(visitContext), request);
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { copy, member } = usePage();
  const words = copy.account;
  const { length } = loaderData.tasks;
  const title = length ? words.tasks(length) : words.hello(member?.truename || words.unnamed);
  return (
    <AccountScreen section="overview" title={title}>
      <OverviewView {...loaderData} />
    </AccountScreen>
  );
}
