import { documentSchema, type VideoBlockDocument } from '@ironbridge/search';
import { toItemTags } from './filing.ts';
import { createSource } from './source.ts';

export const videoBlocks = createSource({
  collection: 'video_blocks',
  find: (payload, query) => payload.find({ collection: 'video_blocks', ...query }),
  project: ({ id, edition, updatedAt, name, order }) => {
    const document: VideoBlockDocument = {
      schema: documentSchema,
      id,
      edition,
      updated_at: updatedAt,
      name,
      order: order ?? 0,
    };
    return [
      {
        edition,
        document,
        tags: toItemTags('video_block', document),
        uses: [],
        face: { name },
        due: null,
      },
    ];
  },
});
