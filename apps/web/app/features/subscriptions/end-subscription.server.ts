import { accountPath, listPath, parseId } from '@ironbridge/domain';
import { readFields, sendForm } from '../../platform/form.server.ts';
import { answerNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

export async function endSubscription(visit: Visit, request: Request) {
  const typed = await readFields(request, ['id']);
  const id = parseId(typed.id);
  if (id === undefined) answerNotFound();
  return sendForm({
    request,
    typed: {},
    send: () => visit.member.call('endSubscription', { id }),
    next: listPath(accountPath('subscriptions'), { extra: { done: 'ended' } }),
  });
}
