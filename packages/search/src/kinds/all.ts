import type { Kind } from '@ironbridge/domain';
import type { IndexShape } from '../index-shape.ts';
import { type ArticleDocument, article } from './article.ts';
import { type ProductDocument, product } from './product.ts';
import { type SupplierDocument, supplier } from './supplier.ts';
import { type VideoDocument, video } from './video.ts';
import { type VideoBlockDocument, videoBlock } from './video-block.ts';

export interface DocumentOf {
  readonly article: ArticleDocument;
  readonly product: ProductDocument;
  readonly supplier: SupplierDocument;
  readonly video: VideoDocument;
  readonly video_block: VideoBlockDocument;
}

/** A kind that is missing here, or a field that is missing in its shape, does not compile. */
export const shapes: { readonly [Name in Kind]: IndexShape<DocumentOf[Name]> } = {
  article,
  product,
  supplier,
  video,
  video_block: videoBlock,
};
