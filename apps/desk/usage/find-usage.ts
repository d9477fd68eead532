import { isKind, kinds } from '@ironbridge/domain';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { titleOf } from '../audit/title-of.ts';
import { sources } from '../publishing/sources.ts';
import { findReferences } from './references.ts';

export interface Use {
  readonly collection: CollectionSlug;
  readonly id: number;
  readonly title: string;
}

interface Found {
  readonly collection: string;
  readonly id: number;
}

/** As many as anyone looks through. */
export const most = 30;

const references = new Map<string, Promise<string[]>>();

/** Which items show or name this one. */
export async function findUsage(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<Use[]> {
  const found = [
    ...(await findInColumns(req.payload, collection, id)),
    ...(await findInTexts(req.payload, collection, id)),
  ];
  const uses: Use[] = [];
  for (const { slug } of req.payload.config.collections) {
    const ids = found.flatMap((use) =>
      use.collection === slug && !(slug === collection && use.id === id) ? [use.id] : [],
    );
    if (ids.length > 0) uses.push(...(await withTitles(req, slug, [...new Set(ids)])));
  }
  return uses.slice(0, most);
}

async function findInColumns(payload: Payload, collection: string, id: number): Promise<Found[]> {
  const known = references.get(collection) ?? findReferences(payload, collection, most);
  references.set(collection, known);
  const parts = await known;
  if (parts.length === 0) return [];
  const { rows } = await payload.db.pool.query<Found>(parts.join(' union '), [id]);
  return rows;
}

/** Cards and pictures within a text: the ledger of what readers see holds them, by an index. */
async function findInTexts(payload: Payload, collection: string, id: number): Promise<Found[]> {
  const used = kinds.find((kind) => sources[kind].collection === collection) ?? collection;
  const { rows } = await payload.db.pool.query<{ kind: string; id: number }>(
    `select kind, id from road.projection where uses @> array[$1] limit ${most}`,
    [`${used}:${id}`],
  );
  return rows.flatMap(({ kind, id: user }) =>
    isKind(kind) ? [{ collection: sources[kind].collection, id: user }] : [],
  );
}

async function withTitles(req: PayloadRequest, collection: CollectionSlug, ids: number[]) {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids } },
    depth: 0,
    draft: true,
    limit: most,
    pagination: false,
    sort: '-id',
    overrideAccess: false,
    user: req.user,
    req,
  });
  return docs.map((doc) => ({
    collection,
    id: Number(doc.id),
    title: titleOf(doc) ?? String(doc.id),
  }));
}
