import { accountPath } from '@ironbridge/domain';
import { readFields, sendForm } from '../../platform/form.server.ts';
import { getId } from '../../platform/get-id.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

/** A new link for a paper, or all about it taken back. */
export async function changeDownload(visit: Visit, request: Request) {
  const typed = await readFields(request, ['id', 'do']);
  const id = getId(typed.id);
  const isRenewed = typed.do === 'renew';
  return sendForm({
    request,
    typed: {},
    send: () => visit.member.call(isRenewed ? 'renewDownload' : 'withdrawDownload', { id }),
    next: `${accountPath('downloads')}?done=${isRenewed ? 'renewed' : 'withdrawn'}`,
  });
}
