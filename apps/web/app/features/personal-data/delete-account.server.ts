import { answerRefused, readFields, sendForm } from '../../platform/form.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

/** The end of an account: only by a tick, and by one who has just logged in. */
export async function deleteAccount(visit: Visit, request: Request) {
  const { sure } = await readFields(request, ['sure']);
  if (sure !== 'yes') {
    const wrong = { sure: visit.copy.personalData.sureNeeded };
    return answerRefused<'sure'>({ typed: {}, wrong });
  }
  return sendForm<'sure'>({
    request,
    typed: {},
    send: () => visit.member.call('deleteAccount', { sure: true }),
    next: '/',
  });
}
