import type { FastifyBaseLogger } from 'fastify';

/** A change of names is purged 500 ms after it, a new term is searched with within a second: by then it was seen. */
const lookEveryMs = 250;

/**
 * Looks again and again whether what is kept in memory has changed in the store. While the store is away it says so
 * once, and the service goes on with what it has.
 */
export class Lookout {
  readonly #what: string;
  readonly #look: () => Promise<void>;
  readonly #log: FastifyBaseLogger;
  #lastSeen = Number.NEGATIVE_INFINITY;
  #failing = false;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(what: string, look: () => Promise<void>, log: FastifyBaseLogger) {
    this.#what = what;
    this.#look = look;
    this.#log = log;
  }

  /** How long ago the store last answered. */
  get silentMs(): number {
    return performance.now() - this.#lastSeen;
  }

  async start(): Promise<void> {
    await this.#lookOnce();
    if (!this.#stopped) this.#timer = setTimeout(() => void this.start(), lookEveryMs).unref();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #lookOnce(): Promise<void> {
    try {
      await this.#look();
      this.#lastSeen = performance.now();
      if (this.#failing) this.#log.info(`the ${this.#what} can be read again`);
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) this.#log.error({ err: error }, `cannot read the ${this.#what}`);
      this.#failing = true;
    }
  }
}
