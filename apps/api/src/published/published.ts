import { type EditionId, type Kind, twinOf } from '@ironbridge/domain';
import {
  aliasOf,
  type ColumnSearch,
  type DocumentOf,
  type PopularDocument,
  type Search,
} from '@ironbridge/search';
import type { Columns, Hits } from '../engine/answers.ts';
import type { SearchEngine } from '../engine/search-engine.ts';
import type { ReferenceService } from '../modules/reference/reference.service.ts';
import type { ReferenceView } from '../modules/reference/reference-view.ts';
import type { Pictures } from '../pictures.ts';

/** What turns a document into an answer of its edition. */
export interface View {
  readonly edition: EditionId;
  readonly names: ReferenceView;
  readonly pictures: Pictures;
}

/** An item that an answer shows something of: when it changes, the answer is dropped. */
export interface Mention {
  readonly kind: Kind;
  readonly id: number;
}

/** A search of one kind, as the engine takes it. */
export interface KindSearch {
  readonly kind: Kind;
  readonly edition: EditionId;
  readonly body: object;
}

export function mentionsOf(kind: Kind, ...ids: readonly (number | undefined)[]): Mention[] {
  return ids.flatMap((id) => (id === undefined ? [] : [{ kind, id }]));
}

/** As answers have it. */
export type OwnTwin = { readonly id: number } | null;

export type IndustryCount<Name extends Kind> = (kind: Name, industry: number) => number;

/** All that is published, by kind and edition: the one way by which calls reach the engine. */
export class Published {
  readonly #engine: SearchEngine;
  readonly #prefix: string;
  readonly #reference: ReferenceService;
  readonly #pictures: Pictures;

  constructor(
    engine: SearchEngine,
    prefix: string,
    reference: ReferenceService,
    pictures: Pictures,
  ) {
    this.#engine = engine;
    this.#prefix = prefix;
    this.#reference = reference;
    this.#pictures = pictures;
  }

  view(edition: EditionId): View {
    return { edition, names: this.#reference.get(edition), pictures: this.#pictures };
  }

  find<Name extends Kind>(
    kind: Name,
    edition: EditionId,
    id: number,
  ): Promise<DocumentOf[Name] | undefined> {
    return this.#engine.findSource(aliasOf(kind, edition, this.#prefix), id);
  }

  /** Those of these items that are live, by id, with the fields asked for. */
  async findMany<Row>(
    kind: Kind,
    edition: EditionId,
    ids: readonly number[],
    _source: readonly (keyof Row & string)[],
  ): Promise<ReadonlyMap<number, Row>> {
    if (ids.length === 0) return new Map();
    const _index = aliasOf(kind, edition, this.#prefix);
    const found = await this.#engine.findMany<Row>(
      ids.map((id) => ({ _index, _id: String(id), _source })),
    );
    return new Map(ids.flatMap((id, at) => toEntry(id, found[at]?._source)));
  }

  /** A record of both languages is its own twin: one in both editions, live in each by itself. */
  async findOwnTwin(kind: Kind, edition: EditionId, id: number): Promise<OwnTwin> {
    const found = await this.findMany<DocumentOf[Kind]>(kind, twinOf(edition), [id], ['id']);
    return found.has(id) ? { id } : null;
  }

  /** What was read most in an industry, or nothing where nobody has counted yet. */
  async findPopular(edition: EditionId, industry: number): Promise<PopularDocument['items']> {
    const _index = aliasOf('popular', edition, this.#prefix);
    const [row] = await this.#engine.findMany<PopularDocument>([
      { _index, _id: String(industry), _source: true },
    ]);
    return row?._source?.items ?? [];
  }

  /** How many items of each kind are filed under each industry, its children included. */
  async countByIndustry<Name extends Kind>(
    edition: EditionId,
    kinds: readonly Name[],
  ): Promise<IndustryCount<Name>> {
    const aliases = kinds.map((kind) => aliasOf(kind, edition, this.#prefix));
    const counts = await this.#engine.countByIndex(aliases, 'industry_path');
    // An index is named after its alias and its generation.
    const indexOf = new Map(
      kinds.map((kind, at) => [
        kind,
        [...counts.keys()].find((index) => index.startsWith(`${aliases[at]}-`)) ?? '',
      ]),
    );
    return (kind, industry) => counts.get(indexOf.get(kind) ?? '')?.get(industry) ?? 0;
  }

  async search<Row>(
    kind: Kind,
    edition: EditionId,
    { apart = [], ...search }: Search<Row>,
  ): Promise<Hits<Row>> {
    const alias = aliasOf(kind, edition, this.#prefix);
    const [hits, ...others] = await Promise.all([
      this.#engine.search(alias, search),
      ...apart.map((other) => this.#engine.search(alias, other)),
    ]);
    return withCounts(hits, others);
  }

  searchColumns(kind: Kind, edition: EditionId, search: ColumnSearch): Promise<readonly Columns[]> {
    return this.#engine.searchColumns(aliasOf(kind, edition, this.#prefix), search);
  }

  /** Several searches in one request, each in its own kind and edition. */
  searchMany(searches: readonly KindSearch[]): Promise<readonly unknown[]> {
    return this.#engine.searchMany(
      searches.map(({ kind, edition, body }) => ({
        alias: aliasOf(kind, edition, this.#prefix),
        body,
      })),
    );
  }

  async findOne<Row>(
    kind: Kind,
    edition: EditionId,
    search: Search<Row>,
  ): Promise<Row | undefined> {
    return (await this.search(kind, edition, search)).documents[0];
  }

  /** Its pair's other side, where that is live. */
  async findTwin<Name extends Kind>(
    kind: Name,
    edition: EditionId,
    document: DocumentOf[Name],
  ): Promise<DocumentOf[Name] | undefined> {
    const id = findTwinId(document);
    return id === null ? undefined : this.find(kind, twinOf(edition), id);
  }
}

/** Live or not: when it goes live, the page gains its language switch. */
export function findTwinId(document: DocumentOf[Kind]): number | null {
  return 'twin_id' in document ? document.twin_id : null;
}

/** What was found, with what was counted apart from it. */
export function withCounts<Row>(hits: Hits<Row>, others: readonly Hits<Row>[]): Hits<Row> {
  if (others.length === 0) return hits;
  const counts = [hits, ...others].map(({ aggregations }) => aggregations);
  return { ...hits, aggregations: Object.assign({}, ...counts) };
}

function toEntry<Row>(id: number, row: Row | undefined): (readonly [number, Row])[] {
  return row === undefined ? [] : [[id, row]];
}
