import { accountPath, loginPath, parseId } from '@ironbridge/domain';
import { readFields, sendForm } from '../../platform/form.server.ts';
import { answerNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

/** Ends one session of the member's, or all of them, this one too. */
export async function endSessions({ member }: Visit, request: Request) {
  const { id: text } = await readFields(request, ['id']);
  if (text === 'all') {
    const send = () => member.call('logoutEverywhere', {});
    return sendForm({ request, typed: {}, send, next: loginPath() });
  }
  const id = parseId(text) ?? answerNotFound();
  return sendForm({
    request,
    typed: {},
    send: () => member.call('endSession', { id }),
    next: `${accountPath('sessions')}?done=ended`,
  });
}
