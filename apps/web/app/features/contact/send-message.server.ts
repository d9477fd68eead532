import { accountPath, messageTopics } from '@ironbridge/domain';
import { answerRefused, readFields, sendForm, toWrong } from '../../platform/form.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { toContactRules } from '../../shell/forms/contact-rules.ts';
import { type MessageField, messageFields } from './message-fields.ts';
import { toFormKey } from './to-form-key.server.ts';

/** The form on /chat is the same for everybody, so its key is made of what it says. */
export async function sendMessage(visit: Visit, request: Request) {
  const typed = await readFields(request, messageFields);
  const words = visit.copy.message;
  const topic = messageTopics.find((known) => known === typed.topic);
  const wrong = toWrong<MessageField>({
    ...toContactRules(visit.copy, typed),
    topic: topic === undefined && words.chooseTopic,
    message: !typed.message && words.messageEmpty,
    agree: typed.agree !== 'yes' && visit.copy.person.agreeEmpty,
  });
  if (wrong || topic === undefined) {
    return answerRefused<MessageField>({ typed, wrong: wrong ?? {} });
  }
  const { message, name, phone, email, homepage } = typed;
  const form = toFormKey([visit.edition, topic, message, name, phone, email], visit.now);
  return sendForm<MessageField>({
    request,
    typed,
    send: () =>
      visit.member.call('sendMessage', {
        ...{ form, topic, message, name, phone, email, homepage },
        agreed: true,
      }),
    next: `${accountPath('message')}?done=sent`,
  });
}
