import { loadOwnListing } from '../../features/posting/load-posting.server.ts';
import { OwnListingView } from '../../features/posting/OwnListingView.tsx';
import { changeListing } from '../../features/posting/send-listing.server.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { AccountScreen } from '../../shell/account/AccountScreen.tsx';
import type { Route } from './+types/listing';

export function loader({ context, request, params }: Route.LoaderArgs) {
  return loadOwnListing(context.get(visitContext), request, params.id);
}

export function action({ context, request, params }: Route.ActionArgs) {
  return changeListing(context.get(visitContext), request, params.id);
}

export default function Listing({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, done } = loaderData;
  return (
    <AccountScreen section="listings" title={listing.title} done={actionData ? undefined : done}>
      <OwnListingView view={loaderData} refused={actionData} />
    </AccountScreen>
  );
}
