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

/** What a document may say of suppliers, products and articles besides its own words. */
interface Naming {
  readonly supplier?: { readonly id: number } | null;
  readonly suppliers?: readonly { readonly id: number }[];
  readonly products?: readonly { readonly id: number }[];
  readonly exhibitors?: readonly { readonly supplier: { readonly id: number } }[];
  readonly contents?: readonly { readonly article: number | null }[];
}

/** What shows an item: its own page, the list of its kind, the lists of what it is filed under and of what it names. */
export function toItemTags(
  kind: Kind,
  { edition, id, ...filed }: Document & Partial<FiledDocument> & Naming,
): CacheTag[] {
  const suppliers = [
    ...(filed.supplier ? [filed.supplier] : []),
    ...(filed.suppliers ?? []),
    ...(filed.exhibitors ?? []).map(({ supplier }) => supplier),
  ];
  const articles = (filed.contents ?? []).flatMap(({ article }) =>
    article ? { id: article } : [],
  );
  return [
    itemTag(edition, kind, id),
    listTag(edition, kind),
    ...(filed.industry_path ?? []).map((industry) => listTag(edition, kind, 'industry', industry)),
    ...(filed.tags ?? []).map((tag) => listTag(edition, kind, 'tag', tag)),
    ...toDistinct(suppliers).map((named) => listTag(edition, kind, 'supplier', named)),
    ...toDistinct(filed.products ?? []).map((named) => listTag(edition, kind, 'product', named)),
    ...toDistinct(articles).map((named) => listTag(edition, kind, 'article', named)),
  ];
}

function toDistinct(named: readonly { readonly id: number }[]): number[] {
  return [...new Set(named.map(({ id }) => id))];
}
