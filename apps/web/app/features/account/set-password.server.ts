import { accountPath, parseOwnPath } from '@ironbridge/domain';
import { answerRefused, readFields, sendForm, toWrong } from '../../platform/form.server.ts';
import { seal } from '../../platform/seal.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { type LoginField, loginFields } from '../../shell/login/login-fields.ts';
import { answerStep, findAccount, toAgreed, toShownAgain } from './code-step.server.ts';

const shortest = 8;

/** Registers who is new, or gives another password to who forgot it: both show by a code whose account it is. */
export async function setPassword(visit: Visit, request: Request, type: 'reg' | 'pwd') {
  const typed = await readFields(request, loginFields);
  const step = await answerStep(visit, type, typed);
  if (step) return step;
  const words = visit.copy.login;
  const again = toShownAgain(typed);
  const account = findAccount(visit, typed.account);
  const wrong = toWrong<LoginField>({
    account: account === undefined && words.accountWrong,
    vcode: !/^\d{6}$/.test(typed.vcode) && words.codeEmpty,
    password: typed.password.length < shortest && words.passwordShort,
    truename: type === 'reg' && !typed.truename && visit.copy.profile.truenameEmpty,
    agree: type === 'reg' && typed.agree !== 'yes' && words.agreeEmpty,
  });
  if (wrong || account === undefined) {
    return answerRefused<LoginField>({ typed: again, wrong: wrong ?? {} });
  }
  const { vcode, password, truename } = typed;
  const { member, copy } = visit;
  return sendForm<LoginField>({
    request,
    typed: again,
    isOpen: true,
    send: async () => {
      const key = await member.call('publicKey', {});
      const sealed = {
        account: await seal(key, 'account', account),
        password: await seal(key, 'password', password),
        vcode,
      };
      if (type === 'pwd') return member.call('resetPassword', sealed);
      return member.call('register', { ...sealed, truename, agreed: toAgreed(copy) });
    },
    next:
      type === 'pwd'
        ? `${accountPath('login')}?done=password`
        : (parseOwnPath(typed.to) ?? accountPath()),
  });
}
