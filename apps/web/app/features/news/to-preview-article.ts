import type { Article } from '@ironbridge/contract';
import type { FrameIndustry } from '../../platform/page.ts';
import type { PreviewDocument } from '../../platform/preview.server.ts';

/** A draft as its page will be: the names of its industries come from where every page has them. */
export function toPreviewArticle(
  draft: PreviewDocument,
  industries: readonly FrameIndustry[],
): Article {
  const known = industries.flatMap(({ id, name, hue, children }) => [
    { id, name, hue, seo_path: '' },
    ...children.map((child) => ({ ...child, hue, seo_path: '' })),
  ]);
  return {
    ...draft,
    image: draft.cover,
    image_caption: draft.cover_caption,
    image_credit: draft.cover_credit,
    industrys: draft.industries.flatMap((id) => known.find((industry) => industry.id === id) ?? []),
    tags: [],
    updated_time: draft.updated_at,
    twin: null,
  };
}
