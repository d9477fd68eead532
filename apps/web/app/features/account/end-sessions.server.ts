import { accountPath, loginPath } from '@ironbridge/domain';
import { readFields, sendForm } from '../../platform/form.server.ts';
import { getId } from '../../platform/get-id.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

/** Ends one session of the member's, all but this one, or this one too. */
export async function endSessions({ member }: Visit, request: Request) {
  const { id: text } = await readFields(request, ['id']);
  if (text === 'all') {
    const send = () => member.call('logoutEverywhere', {});
    return sendForm({ request, typed: {}, send, next: loginPath() });
  }
  const next = (done: string) => `${accountPath('sessions')}?done=${done}`;
  if (text === 'others') {
    const send = () => member.call('logoutElsewhere', {});
    return sendForm({ request, typed: {}, send, next: next('others') });
  }
  const id = getId(text);
  return sendForm({
    request,
    typed: {},
    send: () => member.call('endSession', { id }),
    next: next('ended'),
  });
}
