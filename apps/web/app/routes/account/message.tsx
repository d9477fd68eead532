import { MessageView } from '../../features/contact/MessageView.tsx';
import { sendMessage } from '../../features/contact/send-message.server.ts';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/message';

export function loader({ context, request }: Route.LoaderArgs) {
  context.get(visitContext).answer.keepNowhere();
  return { sent: new URL(request.url).searchParams.get('done') === 'sent' };
}

export function action({ context, request }: Route.ActionArgs) {
  return sendMessage(context.get(visitContext), request);
}

export default function Message({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, edition } = usePage();
  return (
    <Screen meta={{ title: `${copy.message.title} · ${edition.name}` }} otherEdition="/chat">
      <MessageView sent={loaderData.sent} refused={actionData} />
    </Screen>
  );
}
