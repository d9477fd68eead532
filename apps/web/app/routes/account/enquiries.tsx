import { EnquiriesView } from '../../features/enquiries/EnquiriesView.tsx';
import { loadEnquiries } from '../../features/enquiries/load-enquiries.server.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { AccountScreen } from '../../shell/account/AccountScreen.tsx';
import type { Route } from './+types/enquiries';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadEnquiries(context.get(visitContext), request);
}

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  return (
    <AccountScreen section="enquiries" done={loaderData.done}>
      <EnquiriesView view={loaderData} />
    </AccountScreen>
  );
}
