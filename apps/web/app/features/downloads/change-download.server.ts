import { accountPath, listPath, parseId } from '@ironbridge/domain';
import { readFields, sendForm } from '../../platform/form.server.ts';
import { answerNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

/** A new link for a paper, or all about it taken back. */
export async function changeDownload(visit: Visit, request: Request) {
  const typed = await readFields(request, ['id', 'do']);
  const id = parseId(typed.id);
  if (id === undefined) answerNotFound();
  const isRenewed = typed.do === 'renew';
  return sendForm({
    request,
    typed: {},
    send: () => visit.member.call(isRenewed ? 'renewDownload' : 'withdrawDownload', { id }),
    next: listPath(accountPath('downloads'), {
      extra: { done: isRenewed ? 'renewed' : 'withdrawn' },
    }),
  });
}
