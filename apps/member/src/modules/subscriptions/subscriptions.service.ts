import { errorCatalogue, type Subscribe } from '@ironbridge/contract';
import { type EditionId, parseEmail, parsePhone } from '@ironbridge/domain';
import { messages } from '@ironbridge/messages';
import { PublicError } from '@ironbridge/service';
import type { Pool } from 'pg';
import { inTransaction } from '../../database.ts';
import { type Limits, perMember } from '../../limits.ts';
import { addConsent } from '../consent/consent.repository.ts';
import { postMail } from '../delivery/outbox.ts';
import type { Member } from '../identity/member.ts';
import {
  addSubscription,
  type CompleteSubscription,
  findSameForm,
  isMagazine,
} from './subscriptions.repository.ts';

/** Each is confirmed to an address that nobody has shown to be theirs. */
const perDay = { most: 20, seconds: 86_400 };

/** The subscription with what was agreed to and the letter that confirms it, or none of them. Gives its id. */
export async function subscribe(
  { database, limits }: { readonly database: Pool; readonly limits: Limits },
  member: Member,
  edition: EditionId,
  form: Subscribe,
): Promise<number> {
  const complete = toComplete(form);
  if (!(await isMagazine(database, form.magazine))) {
    throw new PublicError(errorCatalogue.not_found);
  }
  await limits.take([perMember('subscription', member.id, perDay)]);
  return inTransaction(database, async (client) => {
    const same = await findSameForm(client, member, form.form);
    if (same !== undefined) return same;
    const consent = await addConsent(client, member, {
      purpose: 'subscription',
      wording: messages[edition].subscriptions.agree,
      place: '/account/subscriptions/new',
      edition,
    });
    const id = await addSubscription(client, member, { ...complete, edition, consent });
    await postMail(client, {
      template: 'subscribed',
      refers: { subscription: id },
      subject: member.id,
      region: member.region,
      edition,
    });
    return id;
  });
}

/** Refused in the words of what is missing, in the order of the form. */
function toComplete(form: Subscribe): Omit<CompleteSubscription, 'edition' | 'consent'> {
  const { types, address = '', questionnaire, agreed, ...rest } = form;
  if (types.length === 0) throw new PublicError(errorCatalogue.choose_type);
  const phone = parsePhone(form.phone);
  if (phone === undefined) throw new PublicError(errorCatalogue.wrong_phone);
  const email = parseEmail(form.email);
  if (email === undefined) throw new PublicError(errorCatalogue.wrong_email);
  if (types.includes('print') && address.trim() === '') {
    throw new PublicError(errorCatalogue.address_needed);
  }
  if (!isAnswered(questionnaire)) throw new PublicError(errorCatalogue.questionnaire_incomplete);
  if (!agreed) throw new PublicError(errorCatalogue.agree_first);
  return { ...rest, types, phone, email, address: address.trim(), questionnaire };
}

function isAnswered(
  given: Subscribe['questionnaire'],
): given is Required<Subscribe['questionnaire']> {
  const { education, role, firm_size, buying, industry } = given;
  return [education, role, firm_size, buying, industry].every((answer) => answer !== undefined);
}
