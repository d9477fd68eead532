import { EnquiryView } from '../../features/enquiries/EnquiryView.tsx';
import { closeEnquiry, loadEnquiry } from '../../features/enquiries/load-enquiry.server.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { AccountScreen } from '../../shell/account/AccountScreen.tsx';
import type { Route } from './+types/enquiry';

export function loader({ context, request, params }: Route.LoaderArgs) {
  return loadEnquiry(context.get(visitContext), request, params.id);
}

export function action({ context, request, params }: Route.ActionArgs) {
  return closeEnquiry(context.get(visitContext), request, params.id);
}

export default function Enquiry({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountScreen section="enquiries" title={loaderData.name} failed={actionData?.words}>
      <EnquiryView view={loaderData} />
    </AccountScreen>
  );
}
