import { accountPath } from '@ironbridge/domain';
import { readFields, sendForm } from '../../platform/form.server.ts';
import { getId } from '../../platform/get-id.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

export async function endSubscription(visit: Visit, request: Request) {
  const typed = await readFields(request, ['id']);
  const id = getId(typed.id);
  return sendForm({
    request,
    typed: {},
    send: () => visit.member.call('endSubscription', { id }),
    next: `${accountPath('subscriptions')}?done=ended`,
  });
}
