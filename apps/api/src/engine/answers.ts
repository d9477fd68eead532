import { isReadableSchema } from '@ironbridge/search';

/*
 * The engine is trusted to hold what our own road wrote: its mappings are strict, and each document says which
 * schema it follows. So only the shape around the documents is looked at here, at every answer.
 */

export interface Hits<Document> {
  readonly total: number;
  readonly documents: readonly Document[];
  readonly aggregations: unknown;
}

interface SearchAnswer<Document> {
  readonly hits: {
    /** Not there where it was not asked for. */
    readonly total?: { readonly value: number };
    readonly hits: readonly { readonly _source: Document }[];
  };
  readonly aggregations?: unknown;
}

export function parseHits<Document>(text: string): Hits<Document> {
  return toHits(JSON.parse(text));
}

/** An answer's hits, or those of a group within it. */
export function toHits<Document>(answer: unknown): Hits<Document> {
  if (!isSearchAnswer<Document>(answer)) throw new Error('OpenSearch gave no hits');
  const documents = answer.hits.hits.map((hit) => hit._source);
  if (!documents.every(isDocument)) throw new Error('OpenSearch gave a document of another schema');
  const total = answer.hits.total?.value ?? documents.length;
  return { total, documents, aggregations: answer.aggregations };
}

/** The answers of a `_msearch`, each to be read by who asked; one that failed fails all. */
export function parseMany(text: string): readonly unknown[] {
  const answer: unknown = JSON.parse(text);
  const responses: unknown = isObject(answer) ? answer['responses'] : undefined;
  if (!Array.isArray(responses)) throw new Error('OpenSearch gave no answers');
  const failed: unknown = responses.find((one) => !isObject(one) || 'error' in one);
  if (failed !== undefined)
    throw new Error(`A search failed: ${JSON.stringify(failed).slice(0, 300)}`);
  return responses;
}

function isSearchAnswer<Document>(answer: unknown): answer is SearchAnswer<Document> {
  return isObject(answer) && isObject(answer['hits']) && Array.isArray(answer['hits']['hits']);
}

export function parseSource<Document>(text: string): Document {
  const source: unknown = JSON.parse(text);
  if (!isDocument<Document>(source))
    throw new Error('OpenSearch gave a document of another schema');
  return source;
}

function isDocument<Document>(source: unknown): source is Document {
  return isObject(source) && isReadableSchema(source['schema']);
}

/** A document of `_mget`: what the store knows, and the source where it was asked for. */
export interface Found<Document> {
  readonly found: boolean;
  readonly _index: string;
  readonly _version: number;
  readonly _seq_no: number;
  readonly _source?: Document;
}

export function parseFound<Document>(text: string): readonly Found<Document>[] {
  const answer: unknown = JSON.parse(text);
  if (!isFoundAnswer<Document>(answer)) throw new Error('OpenSearch gave no documents');
  return answer.docs;
}

function isFoundAnswer<Document>(
  answer: unknown,
): answer is { readonly docs: readonly Found<Document>[] } {
  return isObject(answer) && Array.isArray(answer['docs']);
}

/** What a hit holds by column; each has one value here. */
export type Columns = Readonly<Record<string, unknown>>;

/** Hits asked for by column, with what of their documents was asked for besides. */
export function parseColumns(text: string): readonly Columns[] {
  const answer: unknown = JSON.parse(text);
  if (!isObject(answer)) throw new Error('OpenSearch gave no columns');
  // Without a single hit the filtered answer is empty.
  const hits: unknown = isObject(answer['hits']) ? answer['hits']['hits'] : [];
  return Array.isArray(hits) ? hits.map(toColumns) : [];
}

function toColumns(hit: unknown): Columns {
  const columns: Record<string, unknown> = {};
  if (!isObject(hit)) return columns;
  const { fields, _source: source } = hit;
  if (isObject(fields)) {
    for (const name in fields) {
      const values = fields[name];
      if (Array.isArray(values)) columns[name] = values[0];
    }
  }
  return isObject(source) ? { ...columns, ...source } : columns;
}

interface Bucket<Key> {
  readonly key: Key;
  readonly doc_count: number;
}

interface CountAnswer {
  readonly aggregations: {
    readonly indices: {
      readonly buckets: readonly (Bucket<string> & {
        readonly values: { readonly buckets: readonly Bucket<string | number>[] };
      })[];
    };
  };
}

export function parseCounts(text: string): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const answer: unknown = JSON.parse(text);
  if (!isCountAnswer(answer)) throw new Error('OpenSearch gave no counts');
  return new Map(
    answer.aggregations.indices.buckets.map(({ key, values }) => [
      key,
      new Map(values.buckets.map((bucket) => [Number(bucket.key), bucket.doc_count])),
    ]),
  );
}

function isCountAnswer(answer: unknown): answer is CountAnswer {
  return (
    isObject(answer) &&
    isObject(answer['aggregations']) &&
    isObject(answer['aggregations']['indices'])
  );
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
