/** A mainland mobile: eleven digits that begin with 13 to 19. Spaces and +86 are how people write it. */
export function parseMobile(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '').replace(/^(?:\+|00)86/, '');
  return /^1[3-9]\d{9}$/.test(digits) ? digits : undefined;
}

const longestEmail = 254;
const localPart = "[a-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const email = new RegExp(`^${localPart}@(?:${label}\\.)+[a-z]{2,63}$`);

/** As HTML's own field takes it, with a dot in the host; small letters, since nobody means two mailboxes by them. */
export function parseEmail(text: string): string | undefined {
  const address = text.trim().toLowerCase();
  return address.length <= longestEmail && email.test(address) ? address : undefined;
}

/** What somebody logs in with: a mainland mobile or an e-mail. */
export function parseAccount(text: string): string | undefined {
  return parseMobile(text) ?? parseEmail(text);
}

/** How a telephone is typed, for a browser to hold a field to. */
export const phonePattern = '\\+?[0-9 \\(\\).\\-]{6,30}';

/** Any telephone, of any country: digits as they are dialled, with a plus where the country is named. */
export function parsePhone(text: string): string | undefined {
  const digits = text.replace(/[\s().-]/g, '');
  return /^\+?\d{6,15}$/.test(digits) ? digits : undefined;
}

/** Enough to know one's own by: 138****4216, w****@mill.example. */
export function maskAccount(account: string): string {
  const [name = '', host] = account.split('@');
  if (host === undefined) return `${account.slice(0, 3)}****${account.slice(-4)}`;
  return `${name.slice(0, 1)}****@${host}`;
}
