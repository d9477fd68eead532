import type { Kind } from '@ironbridge/domain';
import { articles } from './articles.ts';
import { products } from './products.ts';
import type { Source } from './source.ts';
import { suppliers } from './suppliers.ts';
import { videos } from './video.ts';
import { videoBlocks } from './video-block.ts';

export const sources: Readonly<Record<Kind, Source>> = {
  article: articles,
  product: products,
  supplier: suppliers,
  video: videos,
  video_block: videoBlocks,
};
