import { type TwinKind, twinKinds } from '@ironbridge/domain';
import type { DraftedSlug } from '../collections/drafted.ts';

/** Where the documents of a paired kind are kept. A line here gives a kind its pair view. */
export const twinCollections: Readonly<Record<TwinKind, DraftedSlug>> = {
  article: 'articles',
  video: 'videos',
  paper: 'white_papers',
  page: 'pages',
  media_item: 'media_items',
};

export function findTwinKind(slug: string): TwinKind | undefined {
  return twinKinds.find((kind) => twinCollections[kind] === slug);
}
