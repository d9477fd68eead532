import { createHmac, randomBytes } from 'node:crypto';
import { shanghaiDate } from '@ironbridge/domain';
import type { Visitor } from '../http/post-route.ts';
import type { EventStream } from '../stream/event-stream.ts';

/** A day in Shanghai and the hour in which views of it may still be counted. */
const saltSeconds = 25 * 3600;
const hashBytes = 16;

/**
 * Tells one visitor from another within a day, and no longer. The key is made of a secret that the store does not know
 * and a salt that is drawn anew each day and then forgotten: either alone leads back to nobody, and so do both later.
 */
export class VisitorHasher {
  readonly #secret: string;
  readonly #stream: EventStream;
  #day = '';
  #key: Promise<Buffer> | undefined;

  constructor(secret: string, stream: EventStream) {
    this.#secret = secret;
    this.#stream = stream;
  }

  async hash({ address, agent }: Visitor, now = new Date()): Promise<string> {
    const key = await this.#keyOf(shanghaiDate(now));
    return createHmac('sha256', key)
      .update(`${address}\n${agent}`)
      .digest()
      .toString('base64url', 0, hashBytes);
  }

  #keyOf(day: string): Promise<Buffer> {
    if (this.#key === undefined || day !== this.#day) {
      this.#day = day;
      this.#key = this.#makeKey(day).catch((error: unknown) => {
        // Asked for again by the next visitor.
        this.#key = undefined;
        throw error;
      });
    }
    return this.#key;
  }

  async #makeKey(day: string): Promise<Buffer> {
    const drawn = randomBytes(32).toString('base64url');
    const salt = await this.#stream.share(`visitor-salt:${day}`, drawn, saltSeconds);
    return createHmac('sha256', this.#secret).update(`${day}\n${salt}`).digest();
  }
}
