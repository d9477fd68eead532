import type { CodeType } from '@ironbridge/contract';
import { editions, maskAccount, parseAccount, parseEmail } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import { data } from 'react-router';
import { answerRefused, findFailure, toWrong } from '../../platform/form.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import type { LoginField } from '../../shell/login/login-fields.ts';

type Typed = Readonly<Record<LoginField, string>>;

/** What may be shown again: neither the password nor a code that was used up. */
export function toShownAgain({ account, agree, truename }: Typed) {
  return { account, agree, truename };
}

/** The very words that were agreed to. */
export function toAgreed({ login }: Messages): string {
  return login.agree + login.policy;
}

/** An account as the edition's members have it. */
export function findAccount(visit: Visit, text: string): string | undefined {
  return editions[visit.edition].has.emailAccounts ? parseEmail(text) : parseAccount(text);
}

/**
 * Without script a form is sent for each of its steps: another picture, then a code by message, then the form itself.
 * Answers the first two; of the third it says nothing.
 */
export async function answerStep(visit: Visit, type: CodeType, typed: Typed) {
  const again = toShownAgain(typed);
  if (typed.step === 'picture') return data({ typed: again, wrong: {} });
  if (typed.step !== 'send') return undefined;
  const words = visit.copy.login;
  const account = findAccount(visit, typed.account);
  const wrong = toWrong<LoginField>({
    account: account === undefined && words.accountWrong,
    img_code: !typed.img_code && words.pictureEmptyToSend,
  });
  if (wrong || account === undefined)
    return answerRefused<LoginField>({ typed: again, wrong: wrong ?? {} });
  const { key, img_code } = typed;
  const failure = await findFailure(() =>
    visit.member.call('verifyCode', { account, type, key, img_code }),
  );
  if (failure) {
    return answerRefused<LoginField>(
      { typed: again, wrong: {}, words: failure.message },
      failure.statusCode,
    );
  }
  return data({ typed: again, wrong: {}, sentTo: maskAccount(account) });
}
