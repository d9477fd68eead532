import type { TwinKind } from '@ironbridge/domain';
import type { CollectionSlug, Payload, Where } from 'payload';
import { type AnyProjected, type Batch, toBatch } from './batch.ts';
import type { Related } from './embedder.ts';
import { findRelated, type WantedRelations } from './related.ts';
import { findTwins, type Twins } from './twins.ts';

/** Reads one kind out of the desk. */
export interface Source {
  readonly collection: CollectionSlug;
  byIds(payload: Payload, ids: readonly number[]): Promise<Batch>;
  /** The next ones by id, for going through all of them. */
  after(payload: Payload, id: number, limit: number): Promise<Batch>;
  /** The newest draft, as readers would get it: made by the same function that publishes. */
  draft(payload: Payload, id: number): Promise<readonly AnyProjected[]>;
}

/** What a record is projected with. */
export interface Surroundings {
  readonly related: Related;
  readonly twins: Twins;
  readonly now: Date;
}

/** Whole records, without what they refer to, in one query. */
interface SourceQuery {
  readonly where: Where;
  readonly depth: 0;
  readonly pagination: false;
  readonly limit: number;
  readonly sort: 'id';
  readonly draft: boolean;
}

interface SourceShape<Row> {
  readonly collection: CollectionSlug;
  readonly find: (
    payload: Payload,
    query: SourceQuery,
  ) => Promise<{ readonly docs: readonly Row[] }>;
  /** What readers do not see needs nothing looked up. */
  readonly isLive?: (record: Row) => boolean;
  readonly relations?: (record: Row) => Partial<WantedRelations>;
  /** The name under which its pairs are kept, where its documents have twins. */
  readonly twins?: TwinKind;
  readonly project: (record: Row, surroundings: Surroundings) => readonly AnyProjected[];
}

/** Every kind goes the same three steps: the records, what all of them embed, the documents. */
export function createSource<Row extends { readonly id: number }>(shape: SourceShape<Row>): Source {
  const { isLive = () => true } = shape;
  const find = async (payload: Payload, where: Where, limit: number, draft = false) =>
    (await shape.find(payload, { where, depth: 0, pagination: false, limit, sort: 'id', draft }))
      .docs;
  const lookUp = async (payload: Payload, records: readonly Row[]): Promise<Surroundings> => {
    const [related, twins] = await Promise.all([
      findRelated(payload, merge(records.map((record) => shape.relations?.(record) ?? {}))),
      findTwins(payload, shape.twins, toIdList(records)),
    ]);
    return { related, twins, now: new Date() };
  };
  const toDocuments = async (payload: Payload, records: readonly Row[]): Promise<Batch> => {
    const surroundings = await lookUp(payload, records.filter(isLive));
    return toBatch(records, (record) =>
      isLive(record) ? shape.project(record, surroundings) : [],
    );
  };
  return {
    collection: shape.collection,
    async byIds(payload, ids) {
      const wanted = [...new Set(ids)];
      return toDocuments(payload, await find(payload, { id: { in: wanted } }, wanted.length));
    },
    async after(payload, id, limit) {
      return toDocuments(payload, await find(payload, { id: { greater_than: id } }, limit));
    },
    async draft(payload, id) {
      const records = await find(payload, { id: { equals: id } }, 1, true);
      const surroundings = await lookUp(payload, records);
      return records.flatMap((record) => shape.project(record, surroundings));
    },
  };
}

function toIdList(records: readonly { readonly id: number }[]): number[] {
  return records.map(({ id }) => id);
}

function merge(wanted: readonly Partial<WantedRelations>[]): WantedRelations {
  const all = (key: Exclude<keyof WantedRelations, 'properties'>) =>
    wanted.flatMap((some) => some[key] ?? []);
  return {
    media: all('media'),
    suppliers: all('suppliers'),
    products: all('products'),
    industries: all('industries'),
    magazines: all('magazines'),
    videoBlocks: all('videoBlocks'),
    privateFiles: all('privateFiles'),
    properties: wanted.flatMap((some) => some.properties ?? []),
  };
}
