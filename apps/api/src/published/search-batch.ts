import type { EditionId, Kind } from '@ironbridge/domain';
import type { Search } from '@ironbridge/search';
import { type Hits, toHits } from '../engine/answers.ts';
import type { KindSearch, Published } from './published.ts';

/** Searches of one edition that go to the engine in one request. */
export class SearchBatch {
  readonly #published: Published;
  readonly #edition: EditionId;
  readonly #searches: KindSearch[] = [];
  #answers: readonly unknown[] = [];

  constructor(published: Published, edition: EditionId) {
    this.#published = published;
    this.#edition = edition;
  }

  /** Gives what was found, once it was sent. */
  add<Row>(kind: Kind, body: Search<Row>): () => Hits<Row> {
    const place = this.#searches.push({ kind, edition: this.#edition, body }) - 1;
    return () => toHits<Row>(this.#answers[place]);
  }

  async send(): Promise<void> {
    this.#answers = await this.#published.searchMany(this.#searches);
  }
}
