import type { EditionId, Kind } from '@ironbridge/domain';
import type { ArticleDocument } from '@ironbridge/search';
import type { Payload } from 'payload';
import { toArticle } from './article.ts';
import { findArticleRelations, findTwins } from './articles.ts';

/** The newest draft as readers would get it, made by the same function that publishes. */
export async function findDraftDocument(
  payload: Payload,
  asked: { readonly kind: Kind; readonly id: number; readonly edition: EditionId },
): Promise<ArticleDocument | undefined> {
  if (asked.kind !== 'article') return undefined;
  const { docs } = await payload.find({
    collection: 'articles',
    where: { id: { equals: asked.id } },
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [record] = docs;
  if (record?.edition !== asked.edition) return undefined;
  const [twins, related] = await Promise.all([
    findTwins(payload, [record]),
    findArticleRelations(payload, [record]),
  ]);
  const twin = twins.get(record.id) ?? null;
  // A draft may still lack what a published article must have.
  return toArticle({ record: { ...record, title: record.title ?? '' }, twin }, related, new Date())
    .document;
}
