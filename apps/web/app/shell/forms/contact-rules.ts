import { parseEmail, parsePhone } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';

/** What is wrong with how somebody wants to be reached; the server judges by the same rules. */
export function toContactRules(
  { person }: Messages,
  { name, phone, email }: Readonly<Record<'name' | 'phone' | 'email', string>>,
) {
  const isPhoneWrong = phone !== '' && parsePhone(phone) === undefined;
  const isEmailWrong = email !== '' && parseEmail(email) === undefined;
  return {
    name: !name && person.nameEmpty,
    phone:
      (isPhoneWrong && person.phoneWrong) || (phone === '' && email === '' && person.contactEmpty),
    email: isEmailWrong && person.emailWrong,
  };
}
