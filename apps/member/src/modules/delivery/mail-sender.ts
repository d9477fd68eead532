import { editions, parseEmail } from '@ironbridge/domain';
import { createTransport } from 'nodemailer';
import type { MailEnv } from './delivery-env.ts';
import type { Letter } from './letter.ts';
import { renderLetter } from './render-letter.ts';

const patienceMs = 10_000;

/** Where it stopped and with which number. A mail server's own words may repeat the address, which no log may have. */
export class NotSent extends Error {
  override readonly name: string = 'NotSent';
}

/** The address can't be written to, now or later: there is no use in trying again. */
export class Undeliverable extends NotSent {
  override readonly name = 'Undeliverable';
}

export interface MailSender {
  /** Settles once the mail server has taken it; the same id may be sent again, and stays one letter. */
  send(letter: Letter, messageId: string): Promise<void>;
  close(): void;
}

export function createMailSender(env: MailEnv): MailSender {
  const transport = createTransport({
    url: env.SMTP_URL,
    pool: true,
    maxConnections: 5,
    requireTLS: true,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    // A letter is words: nothing in it may name a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const [, domain = ''] = env.MAIL_FROM.split('@');
  return {
    async send(letter, messageId) {
      try {
        await transport.sendMail({
          from: { name: editions[letter.edition].name, address: env.MAIL_FROM },
          to: toOnePerson(letter.to),
          ...(letter.replyTo ? { replyTo: toOnePerson(letter.replyTo) } : {}),
          subject: toOneLine(letter.subject),
          messageId: `<${messageId}@${domain}>`,
          // Nobody's absence note answers a letter that no person wrote.
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...renderLetter(letter),
        });
      } catch (error) {
        throw toNotSent(error);
      }
    },
    close: () => transport.close(),
  };
}

/** As an object: in a string, a comma would make two people of one. */
function toOnePerson({ address, name = '' }: Letter['to']): { name: string; address: string } {
  const known = parseEmail(address);
  if (known === undefined) throw new Undeliverable('Not the address of one person');
  return { address: known, name: toOneLine(name) };
}

const toOneLine = (words: string): string =>
  words.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** 5xx to the recipient is final; to our login or connection it is ours to mend, and the letter waits. */
function toNotSent(error: unknown): NotSent {
  if (error instanceof NotSent) return error;
  if (!(error instanceof Error)) return new NotSent('unknown');
  const step: unknown = Reflect.get(error, 'command');
  const answer: unknown = Reflect.get(error, 'responseCode') ?? Reflect.get(error, 'code');
  const reason = [step, answer].filter(Boolean).join(' ') || error.name;
  const final = Number(answer) >= 550 && (step === 'RCPT TO' || step === 'DATA');
  return final ? new Undeliverable(reason) : new NotSent(reason);
}
