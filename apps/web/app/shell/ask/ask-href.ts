import type { Settings } from '@ironbridge/contract';
import type { Page } from '../../platform/page.ts';

/** What somebody asks about: its name as people say it, and where it stands. */
export interface AskedAbout {
  readonly name: string;
  readonly path: string;
  /** How the letter begins, where it asks for something else than a price. */
  readonly letter?: AskLetter;
}

interface AskLetter {
  readonly subject: (name: string) => string;
  readonly body: (name: string, address: string) => string;
}

interface AskPage extends Pick<Page, 'copy' | 'edition' | 'origins'> {
  readonly frame: { readonly settings: Pick<Settings, 'email'> | undefined };
}

/** A letter that is begun: to whom, about what, and where that can be seen. */
export function toAskHref(
  { name, path, letter: own }: AskedAbout,
  { copy, edition, frame, origins }: AskPage,
): string {
  const email = frame.settings?.email;
  if (!email) return '/chat';
  const subject = own?.subject ?? copy.ask.subject;
  const body = own?.body ?? copy.ask.body;
  const letter = {
    subject: subject(name),
    // Mail knows no other end of a line.
    body: body(name, origins[edition.id] + path).replaceAll('\n', '\r\n'),
  };
  // A plus is a plus in a letter: only %20 is a space there.
  const query = Object.entries(letter).map(([part, text]) => `${part}=${encodeURIComponent(text)}`);
  return `mailto:${email}?${query.join('&')}`;
}
