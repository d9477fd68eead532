import type { CallQuery } from '@ironbridge/contract';
import { type EditionId, listTag, referenceTag } from '@ironbridge/domain';
import { videoListSearch, wholeLists } from '@ironbridge/search';
import { type CallAnswer, toJson } from '../../http/call-route.ts';
import type { Published } from '../../published/published.ts';
import { toVideoCard } from './video-view.ts';

const rowsDefault = 4;

/** The rows of the video page in their order, each with its newest videos. */
export async function findVideoBlocks(
  published: Published,
  { rows = rowsDefault }: CallQuery<'videoBlocks'>,
  edition: EditionId,
): Promise<CallAnswer<'videoBlocks'>> {
  const blocks = await published.search('video_block', edition, wholeLists.video_block);
  const view = published.view(edition);
  const list = await Promise.all(
    blocks.documents.map(async ({ id, name }) => {
      const search = videoListSearch({ block: id, from: 0, size: rows });
      const { total, documents } = await published.search('video', edition, search);
      return { id, name, total, videos: documents.map((video) => toVideoCard(video, view)) };
    }),
  );
  const tags = [referenceTag(edition), listTag(edition, 'video_block'), listTag(edition, 'video')];
  return { json: toJson({ list }), tags };
}
