import { ReplyView } from '../../features/enquiries/ReplyView.tsx';
import { loadReply, sendReply } from '../../features/enquiries/reply.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/reply';

export function loader({ context, request, params }: Route.LoaderArgs) {
  return loadReply(context.get(visitContext), request, params.token);
}

export function action({ context, request, params }: Route.ActionArgs) {
  return sendReply(context.get(visitContext), request, params.token);
}

export default function Reply({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, edition } = usePage();
  const meta = { title: `${copy.enquiries.reply.title} · ${edition.name}` };
  return (
    <Screen meta={meta} otherEdition="/">
      <ReplyView view={loaderData} refused={actionData} />
    </Screen>
  );
}
