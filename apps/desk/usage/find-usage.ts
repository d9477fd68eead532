import { isKind, kinds } from '@ironbridge/domain';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { titleOf } from '../audit/title-of.ts';
import { draftedSlugs } from '../collections/drafted.ts';
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

/** Cards and pictures within a text: the ledger of what readers see holds them, and so does an index of what drafts name. */
async function findInTexts(payload: Payload, collection: string, id: number): Promise<Found[]> {
  const kind = kinds.find((known) => sources[known].collection === collection) ?? collection;
  const used = [`${kind}:${id}`];
  const seen = await payload.db.pool.query<{ kind: string; id: number }>(
    `select kind, id from road.projection where uses @> $1 limit ${most}`,
    [used],
  );
  const written = await payload.db.pool.query<Found>(findDraftTexts(payload), [used]);
  return [
    ...seen.rows.flatMap(({ kind: user, id: by }) =>
      isKind(user) ? [{ collection: sources[user].collection, id: by }] : [],
    ),
    ...written.rows,
  ];
}

function findDraftTexts(payload: Payload): string {
  return draftedSlugs
    .filter((slug) =>
      payload.collections[slug].config.flattenedFields.some(({ name }) => name === 'body'),
    )
    .map(
      (slug) => `(
        select '${slug}' as collection, parent_id::int as id from _${slug}_v
        where latest and version__status = 'draft' and road.named_in(version_body) @> $1
        limit ${most})`,
    )
    .join(' union all ');
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
