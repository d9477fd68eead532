import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseSent, type Sent, type SentMail, type SentSms } from './sent.schema.ts';

const mostKept = 50_000;

/** Everything that would have left the house, in the order it was taken; a restart forgets nothing. */
export class Inbox {
  readonly #file: string | undefined;
  readonly #sent: Sent[];

  constructor(file?: string) {
    this.#file = file;
    this.#sent = file && existsSync(file) ? readSent(file) : [];
    if (file) writeFileSync(file, this.#sent.map(toLine).join(''), { mode: 0o600 });
  }

  add(message: SentMail | SentSms): void {
    const number = (this.#sent.at(-1)?.number ?? 0) + 1;
    const sent: Sent = { ...message, number, at: new Date().toISOString() };
    // On disk before the sender is told: what was accepted is there to be counted.
    if (this.#file) appendFileSync(this.#file, toLine(sent));
    this.#sent.push(sent);
    if (this.#sent.length > mostKept) this.#sent.shift();
  }

  find({ to, after = 0 }: { to?: string | undefined; after?: number }): Sent[] {
    return this.#sent.filter(
      (sent) => sent.number > after && (to === undefined || sent.to.includes(to)),
    );
  }
}

const toLine = (sent: Sent): string => `${JSON.stringify(sent)}\n`;

function readSent(file: string): Sent[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .slice(-mostKept)
    .map((line) => parseSent(JSON.parse(line)));
}
