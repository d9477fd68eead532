import type { Picture } from '@ironbridge/domain';
import type { SeoDocument } from '@ironbridge/search';
import type { Article } from '../payload-types.ts';
import type { Embedder } from './embedder.ts';

/** What an editor left empty is taken from the item itself. */
export function toSeo(
  seo: Article['seo'],
  item: { readonly title: string; readonly description: string; readonly image: Picture | null },
  embedder: Embedder,
): SeoDocument {
  return {
    title: seo?.title || item.title,
    description: seo?.description || item.description,
    keywords: seo?.keywords ?? '',
    image: embedder.picture(seo?.picture) ?? item.image,
  };
}
