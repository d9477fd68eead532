import { enquiriesPath } from '@ironbridge/domain';
import { answerRefused, sendForm, toFields, toFiles, toWrong } from '../../platform/form.server.ts';
import { answerNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { toContactRules } from '../../shell/forms/contact-rules.ts';
import { type EnquireField, enquireFields } from './enquire-fields.ts';
import { findAsked } from './load-enquire.server.ts';

export async function sendEnquiry(visit: Visit, request: Request) {
  const asked = findAsked(request);
  if (asked === undefined) answerNotFound();
  const form = await request.formData();
  const { agree, ...typed } = toFields(form, enquireFields);
  const words = visit.copy.enquiries;
  const wrong = toWrong<EnquireField>({
    ...toContactRules(visit.copy, typed),
    message: !typed.message && words.messageEmpty,
    agree: agree !== 'yes' && visit.copy.person.agreeEmpty,
  });
  if (wrong) return answerRefused<EnquireField>({ typed: { ...typed, agree }, wrong });
  const files = await toFiles(form, 'files');
  return sendForm<EnquireField>({
    request,
    typed: { ...typed, agree },
    send: () => visit.member.call('enquire', { ...typed, ...asked, agreed: true, files }),
    next: `${enquiriesPath()}?done=sent`,
  });
}
