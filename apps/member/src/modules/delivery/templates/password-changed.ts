import { accountPath } from '@ironbridge/domain';
import { getReferred, type Template } from './template.ts';

const words = {
  cn: {
    subject: '您的登录密码已修改',
    told: '您的铁桥工业网账号刚刚修改了登录密码，其他设备上的登录已全部退出。',
    not: '如果不是您本人操作，请立即重新设置密码：',
    reset: '重新设置密码',
  },
  en: {
    subject: 'Your password was changed',
    told: 'The password of your Ironbridge account has just been changed, and every other device was logged out.',
    not: 'If that was not you, set a new password now:',
    reset: 'Set a new password',
  },
} as const;

/** To whoever held the account before: the one letter that tells a stolen account's owner. */
export const passwordChanged: Template = async ({ database, origins }, posted) => {
  const { rows } = await database.query<{ email: string | null; truename: string }>(
    'select email, truename from members where id = $1',
    [getReferred(posted, 'member')],
  );
  const [member] = rows;
  if (!member?.email) return undefined;
  const { subject, told, not, reset } = words[posted.edition];
  return {
    to: { address: member.email, name: member.truename },
    subject,
    lines: [told, not, { link: origins[posted.edition] + accountPath('password'), words: reset }],
  };
};
