import { EnquiriesView } from '../../features/enquiries/EnquiriesView.tsx';
import { loadEnquiries } from '../../features/enquiries/load-enquiries.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { AccountScreen } from '../../shell/account/AccountScreen.tsx';
import { findDone } from '../../shell/account/find-done.ts';
import type { Route } from './+types/enquiries';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadEnquiries(context.get(visitContext), request);
}

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const { sent, closed } = usePage().copy.enquiries;
  return (
    <AccountScreen section="enquiries" done={findDone({ sent, closed }, loaderData.done)}>
      <EnquiriesView view={loaderData} />
    </AccountScreen>
  );
}
