/** Names of what is typed to log in, to register and to set a password, as the spec has them. */
export const loginFields = [
  'account',
  'password',
  'img_code',
  'key',
  'vcode',
  'agree',
  'step',
  'to',
] as const;

export type LoginField = (typeof loginFields)[number];
