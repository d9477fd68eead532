import { videoListSearch } from '@ironbridge/search';
import type { RegisterCall } from '../../http/call-route.ts';
import { infoOf } from '../../published/kind-info.ts';
import { listOf } from '../../published/kind-list.ts';
import { mentionsOf, type Published } from '../../published/published.ts';
import { findVideoBlocks } from './video-blocks.ts';
import { toVideo, toVideoCard } from './video-view.ts';

export function videoRoutes(register: RegisterCall, published: Published): void {
  register(
    'videoList',
    listOf(published, {
      kind: 'video',
      search: (page, { block, supplier }) => videoListSearch({ ...page, block, supplier }),
      toCard: toVideoCard,
      mentions: ({ block, supplier }) => [
        ...mentionsOf('video_block', block),
        ...mentionsOf('supplier', supplier),
      ],
    }),
  );
  register(
    'videoInfo',
    infoOf(published, {
      kind: 'video',
      toInfo: toVideo,
      mentions: ({ block, supplier }) => [
        ...mentionsOf('video_block', block?.id),
        ...mentionsOf('supplier', supplier?.id),
      ],
    }),
  );
  register('videoBlocks', (query, edition) => findVideoBlocks(published, query, edition));
}
