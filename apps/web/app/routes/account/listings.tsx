import { loadOwnListings } from '../../features/posting/load-posting.server.ts';
import { OwnListingsView } from '../../features/posting/OwnListingsView.tsx';
import { visitContext } from '../../platform/visit.server.ts';
import { AccountScreen } from '../../shell/account/AccountScreen.tsx';
import type { Route } from './+types/listings';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadOwnListings(context.get(visitContext), request);
}

export default function Listings({ loaderData }: Route.ComponentProps) {
  return (
    <AccountScreen section="listings" done={loaderData.done}>
      <OwnListingsView view={loaderData} />
    </AccountScreen>
  );
}
