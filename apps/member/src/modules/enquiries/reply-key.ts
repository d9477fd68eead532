import { createHmac } from 'node:crypto';
import { dayMs } from '@ironbridge/domain';
import { isSameSign } from '@ironbridge/service';

/** How long whoever is asked may answer. */
export const replyDays = 90;
const shape = /^(?<text>(?<letter>[0-9a-z]{1,7})-(?<until>[0-9a-z]{1,8}))-(?<sign>[\w-]{43})$/;

/** The key in a letter: which one, until when, and that we wrote so. Nothing is stored for it. */
export class ReplyKeys {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  make(letter: number, sent: Date): string {
    const until = Math.floor((sent.getTime() + replyDays * dayMs) / 1000);
    const text = `${letter.toString(36)}-${until.toString(36)}`;
    return `${text}-${this.#sign(text)}`;
  }

  /** The letter, while the key is good. */
  findLetter(key: string, now = new Date()): number | undefined {
    const { text = '', letter = '', until = '', sign = '' } = shape.exec(key)?.groups ?? {};
    if (!isSameSign(sign, this.#sign(text))) return undefined;
    return Number.parseInt(until, 36) * 1000 > now.getTime()
      ? Number.parseInt(letter, 36)
      : undefined;
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#secret).update(`reply:${text}`).digest('base64url');
  }
}
