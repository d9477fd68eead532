import { errorCatalogue } from '@ironbridge/contract';
import { type EditionId, editionIds } from '@ironbridge/domain';
import { PublicError } from '@ironbridge/service';
import type { FastifyBaseLogger } from 'fastify';
import type { ReferenceRepository } from './reference.repository.ts';
import { type ReferenceView, toReferenceView } from './reference-view.ts';

/** A change of names is purged 500 ms after it: by then this process must have seen it. */
const lookEveryMs = 250;
const staleAfterMs = 2000;

/** Keeps the names of both editions in memory, and goes on with what it has while the store is away. */
export class ReferenceService {
  readonly #repository: ReferenceRepository;
  readonly #log: FastifyBaseLogger;
  readonly #held = new Map<EditionId, { version: string; view: ReferenceView }>();
  #lastSeen = Number.NEGATIVE_INFINITY;
  #failing = false;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(repository: ReferenceRepository, log: FastifyBaseLogger) {
    this.#repository = repository;
    this.#log = log;
  }

  get(edition: EditionId): ReferenceView {
    const held = this.#held.get(edition);
    if (held === undefined) throw new PublicError(errorCatalogue.unavailable);
    return held.view;
  }

  /** Readiness: names are there for both editions. */
  assertLoaded(): void {
    const missing = editionIds.filter((edition) => !this.#held.has(edition));
    if (missing.length) throw new Error(`No reference document yet: ${missing.join(', ')}`);
  }

  /** Readiness: the store answered the latest looks. */
  assertStoreAnswers(): void {
    const silentMs = performance.now() - this.#lastSeen;
    if (silentMs > staleAfterMs) throw new Error('OpenSearch does not answer');
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
      const versions = await this.#repository.findVersions();
      for (const [edition, version] of versions) {
        if (this.#held.get(edition)?.version !== version) await this.#load(edition);
      }
      this.#lastSeen = performance.now();
      if (this.#failing) this.#log.info('the reference documents can be read again');
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) this.#log.error({ err: error }, 'cannot read the reference documents');
      this.#failing = true;
    }
  }

  async #load(edition: EditionId): Promise<void> {
    const found = await this.#repository.find(edition);
    if (found === undefined) return;
    this.#held.set(edition, { version: found.version, view: toReferenceView(found.document) });
    this.#log.info({ edition, version: found.version }, 'reference loaded');
  }
}
