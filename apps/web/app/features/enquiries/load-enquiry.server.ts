import { enquiriesPath } from '@ironbridge/domain';
import { sendForm } from '../../platform/form.server.ts';
import { getId } from '../../platform/get-id.server.ts';
import { getMember } from '../../platform/login-first.server.ts';
import { orNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

export async function loadEnquiry(visit: Visit, request: Request, id: string) {
  await getMember(visit, request);
  return orNotFound(visit.member.call('enquiryInfo', { id: getId(id) }));
}
export type EnquiryPage = Awaited<ReturnType<typeof loadEnquiry>>;

export function closeEnquiry(visit: Visit, request: Request, id: string) {
  return sendForm({
    request,
    typed: {},
    send: () => visit.member.call('closeEnquiry', { id: getId(id) }),
    next: `${enquiriesPath()}?done=closed`,
  });
}
