import { errorCatalogue } from '@ironbridge/contract';
import { eventField } from '@ironbridge/domain';
import { PublicError } from '@ironbridge/service';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

/** Longer than a write to disk takes on a bad day, shorter than a beacon's patience. */
const timeoutMs = 2000;
const longestPauseMs = 1000;

/**
 * The Redis that forgets nothing, for what is only ever written here. What comes in one turn of the event loop is one
 * entry with several events: a write to disk costs the same for one as for fifty. While it is away a write fails at
 * once, and nobody who only reads notices.
 */
export class EventStream {
  readonly #redis: Redis;
  readonly #log: FastifyBaseLogger;
  readonly #gathered = new Map<string, { events: string[]; written: Promise<void> }>();
  #away = false;

  constructor(url: string, log: FastifyBaseLogger) {
    this.#log = log;
    this.#redis = new Redis(url, {
      lazyConnect: true,
      enableOfflineQueue: false,
      // A write that was under way may have been done: whoever sent it decides whether to send it again.
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      commandTimeout: timeoutMs,
      connectTimeout: timeoutMs,
      retryStrategy: (times) => Math.min(times * 50, longestPauseMs),
    });
    this.#redis.on('error', (error) => {
      if (!this.#away) log.error({ err: error }, 'the stream of events is away');
      this.#away = true;
    });
    this.#redis.on('ready', () => {
      if (this.#away) log.info('the stream of events is back');
      this.#away = false;
    });
  }

  open(): void {
    // The error is told above, and it goes on trying.
    this.#redis.connect().catch(() => undefined);
  }

  /** Settles once the stream has it, on disk. */
  add(stream: string, event: string): Promise<void> {
    const gathered = this.#gathered.get(stream);
    if (gathered !== undefined) {
      gathered.events.push(event);
      return gathered.written;
    }
    const events = [event];
    const { promise, resolve } = Promise.withResolvers<void>();
    const written = promise.then(() => {
      this.#gathered.delete(stream);
      return this.#write(stream, events);
    });
    this.#gathered.set(stream, { events, written });
    setImmediate(resolve);
    return written;
  }

  /** The same value for all who ask under this name, until it is forgotten. */
  async share(name: string, value: string, seconds: number): Promise<string> {
    return this.#do(async () => {
      await this.#redis.set(name, value, 'EX', seconds, 'NX');
      return (await this.#redis.get(name)) ?? value;
    });
  }

  close(): void {
    this.#redis.disconnect();
  }

  async #write(stream: string, events: readonly string[]): Promise<void> {
    const fields = events.flatMap((event) => [eventField, event]);
    await this.#do(() => this.#redis.xadd(stream, '*', ...fields));
  }

  async #do<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (cause) {
      this.#log.debug({ err: cause }, 'an event was not taken');
      throw new PublicError(errorCatalogue.unavailable, { cause });
    }
  }
}
