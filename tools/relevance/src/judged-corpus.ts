import { everything } from '@ironbridge/demo';
import { type EditionId, editionIds, type SearchKind, searchKinds } from '@ironbridge/domain';
import {
  aliasOf,
  type Document,
  type IndexName,
  indexBody,
  referenceId,
  toIndexed,
} from '@ironbridge/search';
import { toCorpus } from './corpus/corpus.ts';
import type { Setting } from './corpus/setting.ts';
import { toTerms } from './corpus/terms.ts';
import { askEngine, writeAll } from './engine.ts';
import { fillPlain } from './plain-search.ts';

export const judgedPrefix = 'judged-';

/** The whole demo in indices of its own, beside those that readers are served from. */
export class JudgedCorpus {
  readonly engine: string;
  readonly #keys = new Map<string, string>();

  private constructor(engine: string) {
    this.engine = engine;
  }

  static async fill(engine: string): Promise<JudgedCorpus> {
    const corpus = new JudgedCorpus(engine);
    await corpus.remove();
    for (const edition of editionIds) {
      const setting = { choice: everything, edition, now: new Date() };
      await Promise.all([
        ...searchKinds.map((kind) => corpus.#fillKind(kind, setting)),
        corpus.#write('term', edition, toTerms(setting)),
        corpus.#copyReference(edition),
      ]);
    }
    return corpus;
  }

  /** The key of what an answer names by its id. */
  getKey(kind: SearchKind, edition: EditionId, id: number): string {
    const key = this.#keys.get(`${kind} ${edition} ${id}`);
    if (key === undefined) throw new Error(`No ${kind} of ${edition} has the id ${id}`);
    return key;
  }

  async remove(): Promise<void> {
    await askEngine(`${this.engine}/${judgedPrefix}*`, 'DELETE');
  }

  async #fillKind(kind: SearchKind, setting: Setting): Promise<void> {
    const { edition } = setting;
    const found = toCorpus(kind, setting);
    for (const { key, document } of found) this.#keys.set(`${kind} ${edition} ${document.id}`, key);
    const documents = found.map(({ document, texts }) => toIndexed(document, texts));
    await this.#write(kind, edition, documents);
    await fillPlain(this.#toUrl(kind, edition, 'plain-'), edition, found);
  }

  async #write(name: IndexName, edition: EditionId, documents: readonly Document[]) {
    const index = this.#toUrl(name, edition);
    await askEngine(index, 'PUT', indexBody(name, edition, 0));
    await writeAll(
      index,
      documents.map((document) => [document.id, document]),
    );
  }

  /** Names of industries and tags move no result: those of the running stack will do. */
  async #copyReference(edition: EditionId): Promise<void> {
    const stack = `${this.engine}/${aliasOf('reference', edition)}`;
    const reference = await askEngine(`${stack}/_source/${referenceId}`, 'GET');
    const own = this.#toUrl('reference', edition);
    await askEngine(own, 'PUT', indexBody('reference', edition, 0));
    await writeAll(own, [[referenceId, reference]]);
  }

  #toUrl(name: IndexName, edition: EditionId, besides = ''): string {
    return `${this.engine}/${aliasOf(name, edition, judgedPrefix + besides)}`;
  }
}
