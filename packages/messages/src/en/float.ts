import type { float as cn } from '../cn/float.ts';
import type { Shape } from '../shape.ts';

export const float: Shape<typeof cn> = {
  label: 'Tools',
  tools: 'Tools',
  hall: 'Supply hall',
  login: 'Log in',
  member: 'Account',
  account: 'WeChat',
  accountTitle: 'Ironbridge on WeChat',
  accountText: 'Scan to follow: the day’s industry news at eight, Shanghai time',
  secretary: 'Assistant',
  secretaryTitle: 'Editorial assistant',
  secretaryText: 'Stories, enquiries, subscriptions. Weekdays 9:00–18:00, Shanghai time',
  email: 'E-mail',
  emailText: 'Tips, stories and corrections',
  phone: 'Phone',
  phoneText: 'Weekdays 9:00–18:00, Shanghai time',
  top: 'To top',
};
