import { EnquireView } from '../../features/enquiries/EnquireView.tsx';
import { loadEnquire } from '../../features/enquiries/load-enquire.server.ts';
import { sendEnquiry } from '../../features/enquiries/send-enquiry.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { AccountScreen } from '../../shell/account/AccountScreen.tsx';
import type { Route } from './+types/enquire';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadEnquire(context.get(visitContext), request);
}

export function action({ context, request }: Route.ActionArgs) {
  return sendEnquiry(context.get(visitContext), request);
}

export default function Enquire({ loaderData, actionData }: Route.ComponentProps) {
  const { copy } = usePage();
  return (
    <AccountScreen section="enquiries" title={copy.enquiries.newTitle}>
      <EnquireView view={loaderData} refused={actionData} />
    </AccountScreen>
  );
}
