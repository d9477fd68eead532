import { loadSubscribe } from '../../features/subscriptions/load-subscribe.server.ts';
import { SubscribeView } from '../../features/subscriptions/SubscribeView.tsx';
import { subscribe } from '../../features/subscriptions/subscribe.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { AccountScreen } from '../../shell/account/AccountScreen.tsx';
import type { Route } from './+types/subscribe';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadSubscribe(context.get(visitContext), request);
}

export function action({ context, request }: Route.ActionArgs) {
  return subscribe(context.get(visitContext), request);
}

export default function Subscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { title } = usePage().copy.subscriptions;
  return (
    <AccountScreen section="subscriptions" title={title}>
      <SubscribeView view={loaderData} refused={actionData} />
    </AccountScreen>
  );
}
