import { type CacheTag, itemTag, type Kind, listTag } from '@ironbridge/domain';
import type { Document, FiledDocument } from '@ironbridge/search';
import type { Embedder } from './embedder.ts';
import { toIds } from './relation.ts';

type Relations = Parameters<Embedder['tags']>[0];

/** Where an item is filed, as its document says it. */
export function toFiling(
  record: { readonly industries?: Relations; readonly tags?: Relations },
  embedder: Embedder,
): Pick<FiledDocument, 'industries' | 'industry_path' | 'tags'> {
  return {
    industries: toIds(record.industries),
    industry_path: embedder.industryPath(record.industries),
    tags: embedder.tags(record.tags),
  };
}

/** What shows an item: its own page, the list of its kind, the lists of what it is filed under. */
export function toItemTags(
  kind: Kind,
  { edition, id, ...filed }: Document & Partial<FiledDocument>,
): CacheTag[] {
  return [
    itemTag(edition, kind, id),
    listTag(edition, kind),
    ...(filed.industry_path ?? []).map((industry) => listTag(edition, kind, 'industry', industry)),
    ...(filed.tags ?? []).map((tag) => listTag(edition, kind, 'tag', tag)),
  ];
}
