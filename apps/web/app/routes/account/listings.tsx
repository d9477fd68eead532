import { loadOwnListings } from '../../features/posting/load-posting.server.ts';
import { OwnListingsView } from '../../features/posting/OwnListingsView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { AccountScreen } from '../../shell/account/AccountScreen.tsx';
import { findDone } from '../../shell/account/find-done.ts';
import type { Route } from './+types/listings';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadOwnListings(context.get(visitContext), request);
}

export default function Listings({ loaderData }: Route.ComponentProps) {
  const { sent, closed } = usePage().copy.posting;
  return (
    <AccountScreen section="listings" done={findDone({ sent, closed }, loaderData.done)}>
      <OwnListingsView view={loaderData} />
    </AccountScreen>
  );
}
