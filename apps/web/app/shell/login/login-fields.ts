import type { Refused } from '../../platform/form.ts';

/** Names of what is typed to log in, to register and to set a password, as the calls have them. */
export const loginFields = [
  'account',
  'password',
  'img_code',
  'key',
  'vcode',
  'agree',
  'truename',
  'step',
  'to',
] as const;

export type LoginField = (typeof loginFields)[number];

/** How such a form stands after one of its steps. */
export interface EntryState extends Refused<LoginField> {
  /** To whom a code was just sent. */
  readonly sentTo?: string;
}
