import type { CollectionBeforeOperationHook } from 'payload';
import { Refusal } from '../refusal.ts';

/** The desk sends no mail: a forgotten password is set anew by an administrator. */
export const refuseForgotten: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'forgotPassword' && operation !== 'resetPassword') return args;
  throw new Refusal(req, {
    en: 'Ask an administrator for a new password.',
    zh: '请联系管理员重设密码。',
  });
};
