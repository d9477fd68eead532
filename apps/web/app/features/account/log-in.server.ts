import { accountPath, editions, parseEmail, parseOwnPath } from '@ironbridge/domain';
import { answerRefused, readFields, sendForm, toWrong } from '../../platform/form.server.ts';
import { seal } from '../../platform/seal.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { type LoginField, loginFields } from '../../shell/login/login-fields.ts';
import { answerStep, toAgreed, toShownAgain } from './code-step.server.ts';

/** Logs in what a plain form says. It came to us by TLS; from here on it is sealed, as a browser's script does it. */
export async function logIn(visit: Visit, request: Request) {
  const { mode, ...typed } = await readFields(request, [...loginFields, 'mode']);
  const step = await answerStep(visit, 'login', typed);
  if (step) return step;
  const words = visit.copy.login;
  const again = toShownAgain(typed);
  const byCode = mode === 'code';
  const isOdd = editions[visit.edition].has.emailAccounts && !parseEmail(typed.account);
  const wrong = toWrong<LoginField>({
    account: typed.account ? isOdd && words.accountWrong : words.accountEmpty,
    vcode: byCode && !typed.vcode && words.codeEmpty,
    password: !byCode && !typed.password && words.passwordEmpty,
    img_code: !byCode && !typed.img_code && words.pictureEmpty,
    agree: typed.agree !== 'yes' && words.agreeEmpty,
  });
  if (wrong) return answerRefused<LoginField>({ typed: again, wrong });
  return sendForm<LoginField>({
    request,
    typed: again,
    isOpen: true,
    send: () => (byCode ? sendCode(visit, typed) : sendPassword(visit, typed)),
    next: parseOwnPath(typed.to) ?? accountPath(),
  });
}

type Typed = Readonly<Record<LoginField, string>>;

async function sendCode({ member, copy }: Visit, { account, vcode }: Typed) {
  const key = await member.call('publicKey', {});
  return member.call('loginByCode', {
    account: await seal(key, 'account', account),
    vcode,
    agreed: toAgreed(copy),
  });
}

async function sendPassword(
  { member }: Visit,
  { account, password, img_code, key: picture }: Typed,
) {
  const key = await member.call('publicKey', {});
  return member.call('loginByPwd', {
    account: await seal(key, 'account', account),
    password: await seal(key, 'password', password),
    img_code,
    key: picture,
  });
}
