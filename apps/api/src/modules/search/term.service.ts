import { TermBank } from '@ironbridge/search';
import type { FastifyBaseLogger } from 'fastify';
import type { TermRepository } from './term.repository.ts';

/** A term that was saved is searched with within a second. */
const lookEveryMs = 250;

/** Keeps the term bank in memory, and goes on with what it has while the store is away. */
export class TermService {
  readonly #repository: TermRepository;
  readonly #log: FastifyBaseLogger;
  #bank = new TermBank([]);
  #state = '';
  #failing = false;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(repository: TermRepository, log: FastifyBaseLogger) {
    this.#repository = repository;
    this.#log = log;
  }

  get bank(): TermBank {
    return this.#bank;
  }

  async start(): Promise<void> {
    await this.#look();
    if (!this.#stopped) this.#timer = setTimeout(() => void this.start(), lookEveryMs).unref();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    try {
      const state = await this.#repository.findState();
      if (state !== this.#state) {
        this.#bank = await TermBank.build(await this.#repository.findAll());
        this.#state = state;
        this.#log.info({ terms: this.#bank.size }, 'terms loaded');
      }
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) this.#log.error({ err: error }, 'cannot read the terms');
      this.#failing = true;
    }
  }
}
