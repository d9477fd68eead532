import { type EditionId, editionIds, kinds } from '@ironbridge/domain';
import { aliasOf, type IndexName, indexBody, indexOf, referenceId } from '@ironbridge/search';
import { request } from 'undici';

interface Published {
  readonly schema: number;
  readonly id?: number;
}

const all: readonly IndexName[] = [...kinds, 'reference', 'popular'];

/** Indices of one test alone, in the running OpenSearch, with the real mappings. */
export class PublishedDocuments {
  readonly prefix: string;
  readonly #engine: string;

  constructor(name: string, engine: string) {
    this.prefix = `test-${name}-${process.pid}-`;
    this.#engine = engine;
  }

  async create(names: readonly IndexName[] = all): Promise<void> {
    for (const edition of editionIds) {
      for (const name of names) {
        await this.#send('PUT', `/${this.prefix}${indexOf(name, edition, 1)}`, {
          ...indexBody(name, edition, 0),
          aliases: { [aliasOf(name, edition, this.prefix)]: {} },
        });
      }
    }
  }

  async put(name: IndexName, edition: EditionId, document: Published): Promise<void> {
    const id = name === 'reference' ? referenceId : String(document.id);
    const path = `/${aliasOf(name, edition, this.prefix)}/_doc/${id}?refresh=true`;
    await this.#send('PUT', path, document);
  }

  async putMany(
    name: IndexName,
    edition: EditionId,
    documents: readonly Published[],
  ): Promise<void> {
    const lines = documents.flatMap((row) => [{ index: { _id: String(row.id) } }, row]);
    const body = `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
    const path = `/${aliasOf(name, edition, this.prefix)}/_bulk?refresh=true`;
    const answer = await this.#send('POST', path, body);
    if (answer.includes('"errors":true')) throw new Error(answer.slice(0, 500));
  }

  async delete(name: IndexName, edition: EditionId, id: number): Promise<void> {
    await this.#send('DELETE', `/${aliasOf(name, edition, this.prefix)}/_doc/${id}?refresh=true`);
  }

  /** How many searches the engine has answered of these so far. */
  async countSearches(name: IndexName, edition: EditionId): Promise<number> {
    const path = `/${aliasOf(name, edition, this.prefix)}/_stats/search?filter_path=_all.total.search.query_total`;
    const found = /"query_total":(\d+)/.exec(await this.#send('GET', path));
    if (!found) throw new Error(`${path} says nothing`);
    return Number(found[1]);
  }

  async drop(): Promise<void> {
    const indices = editionIds.flatMap((edition) =>
      all.map((name) => `${this.prefix}${indexOf(name, edition, 1)}`),
    );
    await this.#send('DELETE', `/${indices.join(',')}?ignore_unavailable=true`);
  }

  async #send(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<string> {
    const answer = await request(`${this.#engine}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.body.text();
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${text.slice(0, 500)}`);
    return text;
  }
}
