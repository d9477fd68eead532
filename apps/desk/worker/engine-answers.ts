import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const bulkOutcome = Type.Object({
  _id: Type.String(),
  _index: Type.String(),
  status: Type.Integer(),
  error: Type.Optional(Type.Object({ type: Type.String(), reason: Type.Optional(Type.String()) })),
});
const bulk = Compile(
  Type.Object({
    items: Type.Array(
      Type.Object({ index: Type.Optional(bulkOutcome), delete: Type.Optional(bulkOutcome) }),
    ),
  }),
);
export type BulkOutcome = Static<typeof bulkOutcome>;

/** One outcome for each thing sent, in its order. */
export function parseBulk(body: unknown): BulkOutcome[] {
  return bulk.Parse(body).items.map((item) => {
    const outcome = item.index ?? item.delete;
    if (outcome === undefined) throw new Error('OpenSearch gave a bulk item without an outcome');
    return outcome;
  });
}

const found = Compile(
  Type.Object({
    docs: Type.Array(
      Type.Object({
        _id: Type.String(),
        found: Type.Optional(Type.Boolean()),
        _version: Type.Optional(Type.Integer()),
        error: Type.Optional(Type.Unknown()),
      }),
    ),
  }),
);

/** For each document asked for, in order: the version under which it is held, or nothing. */
export function parseVersions(body: unknown): (number | undefined)[] {
  return found.Parse(body).docs.map((doc) => {
    if (doc.error !== undefined) throw new Error(`OpenSearch: ${JSON.stringify(doc.error)}`);
    return doc.found ? doc._version : undefined;
  });
}

const hits = Compile(
  Type.Object({
    hits: Type.Object({
      hits: Type.Array(
        Type.Object({
          _id: Type.String(),
          _version: Type.Integer(),
          _source: Type.Optional(Type.Object({}, { additionalProperties: true })),
          sort: Type.Array(Type.Number()),
        }),
      ),
    }),
  }),
);

export function parseHits(body: unknown) {
  return hits.Parse(body).hits.hits;
}
