import { errorCatalogue } from '@ironbridge/contract';
import { type EditionId, editionIds } from '@ironbridge/domain';
import { PublicError } from '@ironbridge/service';
import type { FastifyBaseLogger } from 'fastify';
import { Lookout } from '../../engine/lookout.ts';
import type { ReferenceRepository } from './reference.repository.ts';
import { type ReferenceView, toReferenceView } from './reference-view.ts';

const staleAfterMs = 2000;

/** Keeps the names of both editions in memory. */
export class ReferenceService {
  readonly #repository: ReferenceRepository;
  readonly #log: FastifyBaseLogger;
  readonly #lookout: Lookout;
  readonly #held = new Map<EditionId, { version: string; view: ReferenceView }>();

  constructor(repository: ReferenceRepository, log: FastifyBaseLogger) {
    this.#repository = repository;
    this.#log = log;
    this.#lookout = new Lookout('reference documents', () => this.#look(), log);
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
    if (this.#lookout.silentMs > staleAfterMs) throw new Error('OpenSearch does not answer');
  }

  start(): Promise<void> {
    return this.#lookout.start();
  }

  stop(): void {
    this.#lookout.stop();
  }

  async #look(): Promise<void> {
    const versions = await this.#repository.findVersions();
    for (const [edition, version] of versions) {
      if (this.#held.get(edition)?.version !== version) await this.#load(edition);
    }
  }

  async #load(edition: EditionId): Promise<void> {
    const found = await this.#repository.find(edition);
    if (found === undefined) return;
    this.#held.set(edition, { version: found.version, view: toReferenceView(found.document) });
    this.#log.info({ edition, version: found.version }, 'reference loaded');
  }
}
