import { endSubscription } from '../../features/subscriptions/end-subscription.server.ts';
import { loadSubscriptions } from '../../features/subscriptions/load-subscriptions.server.ts';
import { SubscriptionsView } from '../../features/subscriptions/SubscriptionsView.tsx';
import { visitContext } from '../../platform/visit.server.ts';
import { AccountScreen } from '../../shell/account/AccountScreen.tsx';
import type { Route } from './+types/subscriptions';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadSubscriptions(context.get(visitContext), request);
}

export function action({ context, request }: Route.ActionArgs) {
  return endSubscription(context.get(visitContext), request);
}

export default function Subscriptions({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountScreen section="subscriptions" done={loaderData.done} failed={actionData?.words}>
      <SubscriptionsView view={loaderData} />
    </AccountScreen>
  );
}
