import {
  accountPath,
  isCountryCode,
  isOneOf,
  jobRoles,
  paperPurposes,
  parseEmail,
} from '@ironbridge/domain';
import { answerRefused, readFields, sendForm, toWrong } from '../../platform/form.server.ts';
import { getId } from '../../platform/get-id.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { type PaperField, paperFields } from './paper-fields.ts';

/** Takes the form: what is missing is said at its field, the rest is for the member service to judge. */
export async function requestPaper(visit: Visit, request: Request, idText: string) {
  const paper = getId(idText);
  const typed = await readFields(request, paperFields);
  const words = visit.copy.downloads;
  const { name, email, company, country, role, purpose } = typed;
  const wrong = toWrong<PaperField>({
    name: !name && words.needed,
    email: parseEmail(email) === undefined && words.emailWrong,
    company: !company && words.needed,
    country: !isCountryCode(country) && words.needed,
    role: !isOneOf(jobRoles, role) && words.needed,
    agreed: typed.agreed !== 'yes' && words.agreeFirst,
  });
  if (wrong || !isOneOf(jobRoles, role)) {
    return answerRefused<PaperField>({ typed, wrong: wrong ?? {} });
  }
  return sendForm<PaperField>({
    request,
    typed,
    send: () =>
      visit.member.call('requestPaper', {
        form: typed.form || crypto.randomUUID(),
        paper,
        name,
        email,
        company,
        country,
        role,
        ...(isOneOf(paperPurposes, purpose) ? { purpose } : {}),
        agreed: true,
        may_write: typed.may_write === 'yes',
      }),
    next: `${accountPath('downloads')}?done=ready`,
  });
}
