import type { CodeType } from '@ironbridge/contract';
import type { EditionId } from '@ironbridge/domain';
import { codeMinutes } from '../identity/codes.ts';
import type { Letter } from './letter.ts';

const words = {
  cn: {
    subject: { login: '登录验证码', reg: '注册验证码', pwd: '重置密码验证码' },
    yours: '您的验证码是：',
    keep: `验证码 ${codeMinutes} 分钟内有效，请勿告诉他人。如果不是您本人操作，请忽略本邮件。`,
  },
  en: {
    subject: {
      login: 'Your login code',
      reg: 'Your code to register',
      pwd: 'Your code to set a new password',
    },
    yours: 'Your code is:',
    keep: `It is good for ${codeMinutes} minutes. Give it to nobody; if you did not ask for it, ignore this letter.`,
  },
} as const;

/** The code is not in the subject, which a locked telephone shows to anybody. */
export function writeCodeLetter(
  address: string,
  code: string,
  type: CodeType,
  edition: EditionId,
): Letter {
  const { subject, yours, keep } = words[edition];
  return { edition, to: { address }, subject: subject[type], lines: [yours, { code }, keep] };
}
