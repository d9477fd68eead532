import { editionIds } from '@ironbridge/domain';
import type { Payload } from 'payload';
import type { Article } from '../payload-types.ts';
import { type ArticleInput, toArticle } from './article.ts';
import { nextAfter, type Source, toBatch } from './batch.ts';
import { findBodyRelations } from './body-relations.ts';
import type { Related } from './embedder.ts';
import { batchOf, findRelated } from './related.ts';
import { findId, toIds } from './relation.ts';

export const articles: Source = {
  async byIds(payload, ids) {
    const { docs } = await payload.find({ collection: 'articles', ...batchOf(ids) });
    return project(payload, docs);
  },
  async after(payload, id, limit) {
    const { docs } = await payload.find({ collection: 'articles', ...nextAfter(id, limit) });
    return project(payload, docs);
  },
};

async function project(payload: Payload, records: readonly Article[]) {
  const live = records.filter((record) => record._status === 'published');
  const [twins, related] = await Promise.all([
    findTwins(payload, live),
    findArticleRelations(payload, live),
  ]);
  const now = new Date();
  return toBatch(records, (record) =>
    record._status === 'published'
      ? [toArticle({ record, twin: twins.get(record.id) ?? null }, related, now)]
      : [],
  );
}

export function findArticleRelations(
  payload: Payload,
  records: readonly Article[],
): Promise<Related> {
  const bodies = records.map((record) => findBodyRelations(record.body));
  return findRelated(payload, {
    media: [
      ...records.flatMap(({ cover, seo }) => toIds([cover, seo?.picture])),
      ...bodies.flatMap((body) => body.media),
    ],
    suppliers: [
      ...records.flatMap(({ suppliers }) => toIds(suppliers)),
      ...bodies.flatMap((body) => body.suppliers),
    ],
    products: [
      ...records.flatMap(({ products }) => toIds(products)),
      ...bodies.flatMap((body) => body.products),
    ],
    industries: records.flatMap(({ industries }) => toIds(industries)),
  });
}

/** Article → the other side of its pair. */
export async function findTwins(
  payload: Payload,
  records: readonly Pick<Article, 'id'>[],
): Promise<Map<number, ArticleInput['twin']>> {
  const ids = records.map((record) => record.id);
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'twin_pairs',
    where: {
      and: [
        { kind: { equals: 'article' } },
        { or: editionIds.map((side) => ({ [side]: { in: ids } })) },
      ],
    },
    depth: 0,
    pagination: false,
  });
  return new Map(
    docs.flatMap(({ cn, en }) => [
      [cn, findId(en) ?? null],
      [en, findId(cn) ?? null],
    ]),
  );
}
