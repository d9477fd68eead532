import type { person as cn } from '../cn/person.ts';
import type { Shape } from '../shape.ts';

export const person: Shape<typeof cn> = {
  name: 'Your name',
  company: 'Company',
  phone: 'Telephone',
  email: 'E-mail',
  contactHint: 'A telephone or an e-mail, at least',
  nameEmpty: 'Please enter your name',
  phoneWrong: 'Please enter the correct telephone number',
  emailWrong: 'Please enter the correct email',
  contactEmpty: 'Please enter a telephone or an e-mail',
  agreeEmpty: 'Please agree first',
};
