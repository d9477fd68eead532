import { TermBank, type Understood, understand } from '@ironbridge/search';
import type { FastifyBaseLogger } from 'fastify';
import { Lookout } from '../../engine/lookout.ts';
import type { TermRepository } from './term.repository.ts';

/** Keeps the term bank in memory. */
export class TermService {
  readonly #repository: TermRepository;
  readonly #log: FastifyBaseLogger;
  readonly #lookout: Lookout;
  #bank = new TermBank([]);
  #state = '';

  constructor(repository: TermRepository, log: FastifyBaseLogger) {
    this.#repository = repository;
    this.#log = log;
    this.#lookout = new Lookout('terms', () => this.#look(), log);
  }

  get bank(): TermBank {
    return this.#bank;
  }

  /** A list's keyword with the other names of what it says. */
  understand(keyword: string | undefined): Understood | undefined {
    return keyword === undefined ? undefined : understand(keyword, this.#bank);
  }

  start(): Promise<void> {
    return this.#lookout.start();
  }

  stop(): void {
    this.#lookout.stop();
  }

  async #look(): Promise<void> {
    const state = await this.#repository.findState();
    if (state === this.#state) return;
    this.#bank = await TermBank.build(await this.#repository.findAll());
    this.#state = state;
    this.#log.info({ terms: this.#bank.size }, 'terms loaded');
  }
}
