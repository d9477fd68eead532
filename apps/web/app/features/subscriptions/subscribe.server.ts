import {
  accountPath,
  buyingParts,
  educations,
  firmSizes,
  isOneOf,
  jobRoles,
  parseEmail,
  parseId,
  parsePhone,
  subscriptionTypes,
} from '@ironbridge/domain';
import { answerRefused, readFields, sendForm, toWrong } from '../../platform/form.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { type SubscriptionField, subscriptionFields } from './subscription-fields.ts';

/** Takes the form: what is missing is said at its field. The member service judges all of it again. */
export async function subscribe(visit: Visit, request: Request) {
  const typed = await readFields(request, subscriptionFields);
  const words = visit.copy.subscriptions;
  const { form, name, phone, email, company, address } = typed;
  const magazine = parseId(typed.magazine);
  const types = subscriptionTypes.filter((type) => typed[type] === 'yes');
  const answers = toAnswers(typed);
  const wrong = toWrong<SubscriptionField>({
    magazine: magazine === undefined && words.chooseMagazine,
    print: types.length === 0 && words.typeNeeded,
    name: !name && words.needed,
    phone: parsePhone(phone) === undefined && words.phoneWrong,
    email: parseEmail(email) === undefined && words.emailWrong,
    company: !company && words.needed,
    address: types.includes('print') && !address && words.addressNeeded,
    education: answers.education === undefined && words.incomplete,
    role: answers.role === undefined && words.incomplete,
    firm_size: answers.firm_size === undefined && words.incomplete,
    buying: answers.buying === undefined && words.incomplete,
    industry: answers.industry === undefined && words.incomplete,
    agreed: typed.agreed !== 'yes' && words.agreeFirst,
  });
  if (wrong || magazine === undefined) {
    return answerRefused<SubscriptionField>({ typed, wrong: wrong ?? {} });
  }
  return sendForm<SubscriptionField>({
    request,
    typed,
    send: () =>
      visit.member.call('subscribe', {
        form: form || crypto.randomUUID(),
        magazine,
        types,
        name,
        phone,
        email,
        company,
        address,
        questionnaire: answers,
        agreed: true,
      }),
    next: `${accountPath('subscriptions')}?done=done`,
  });
}

/** Those of the questionnaire's answers that are any. */
function toAnswers(typed: Readonly<Record<SubscriptionField, string>>) {
  const { education, role, firm_size, buying } = typed;
  const industry = parseId(typed.industry);
  return {
    ...(isOneOf(educations, education) ? { education } : {}),
    ...(isOneOf(jobRoles, role) ? { role } : {}),
    ...(isOneOf(firmSizes, firm_size) ? { firm_size } : {}),
    ...(isOneOf(buyingParts, buying) ? { buying } : {}),
    ...(industry === undefined ? {} : { industry }),
  };
}
