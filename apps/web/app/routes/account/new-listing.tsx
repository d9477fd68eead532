import { loadNewListing } from '../../features/posting/load-posting.server.ts';
import { PostingForm } from '../../features/posting/PostingForm.tsx';
import { postListing } from '../../features/posting/send-listing.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { AccountScreen } from '../../shell/account/AccountScreen.tsx';
import type { Route } from './+types/new-listing';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadNewListing(context.get(visitContext), request);
}

export function action({ context, request }: Route.ActionArgs) {
  return postListing(context.get(visitContext), request);
}

export default function NewListing({ loaderData, actionData }: Route.ComponentProps) {
  const { newTitle, newText } = usePage().copy.posting;
  const { kind, typed, form } = loaderData;
  return (
    <AccountScreen section="listings" title={newTitle[kind]}>
      <p className="account-lead">{newText}</p>
      <PostingForm typed={typed} refused={actionData} form={form} />
    </AccountScreen>
  );
}
