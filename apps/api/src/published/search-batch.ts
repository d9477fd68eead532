import type { EditionId, Kind } from '@ironbridge/domain';
import type { Search } from '@ironbridge/search';
import { type Hits, toHits } from '../engine/answers.ts';
import { type KindSearch, type Published, withCounts } from './published.ts';

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

  /** Gives what was found, once it was sent; what is counted apart is asked beside it. */
  add<Row>(kind: Kind, { apart = [], ...search }: Search<Row>): () => Hits<Row> {
    const [place = 0, ...others] = [search, ...apart].map(
      (body) => this.#searches.push({ kind, edition: this.#edition, body }) - 1,
    );
    const at = (index: number) => toHits<Row>(this.#answers[index]);
    return () => withCounts(at(place), others.map(at));
  }

  async send(): Promise<void> {
    this.#answers = await this.#published.searchMany(this.#searches);
  }
}
