import { errorCatalogue } from '@ironbridge/contract';
import { parseEmail, parsePhone } from '@ironbridge/domain';
import { PublicError } from '@ironbridge/service';

interface Contact {
  readonly phone: string;
  readonly email: string;
}

/** At least one way to reach somebody, and none that leads nowhere. */
export function parseContact({ phone, email }: Contact): Contact {
  const parsed = { phone: parsePhone(phone) ?? '', email: parseEmail(email) ?? '' };
  if (phone.trim() !== '' && parsed.phone === '') throw new PublicError(errorCatalogue.wrong_phone);
  if (email.trim() !== '' && parsed.email === '') throw new PublicError(errorCatalogue.wrong_email);
  if (parsed.phone === '' && parsed.email === '') throw new PublicError(errorCatalogue.no_contact);
  return parsed;
}
