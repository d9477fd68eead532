import { endSubscription } from '../../features/subscriptions/end-subscription.server.ts';
import { loadSubscriptions } from '../../features/subscriptions/load-subscriptions.server.ts';
import { SubscriptionsView } from '../../features/subscriptions/SubscriptionsView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { AccountScreen } from '../../shell/account/AccountScreen.tsx';
import { findDone } from '../../shell/account/find-done.ts';
import type { Route } from './+types/subscriptions';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadSubscriptions(context.get(visitContext), request);
}

export function action({ context, request }: Route.ActionArgs) {
  return endSubscription(context.get(visitContext), request);
}

export default function Subscriptions({ loaderData }: Route.ComponentProps) {
  const { done, ended } = usePage().copy.subscriptions;
  return (
    <AccountScreen section="subscriptions" done={findDone({ done, ended }, loaderData.done)}>
      <SubscriptionsView view={loaderData} />
    </AccountScreen>
  );
}
