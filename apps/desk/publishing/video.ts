import { textsOf, type VideoDocument } from '@ironbridge/search';
import type { Video } from '../payload-types.ts';
import { Embedder, type Related } from './embedder.ts';
import { toFiling } from './filing.ts';
import type { Projected } from './projection.ts';
import { toIds } from './relation.ts';
import { createSource } from './source.ts';
import { toProjected, toWritten } from './written.ts';

export const videos = createSource({
  collection: 'videos',
  find: (payload, query) => payload.find({ collection: 'videos', ...query }),
  isLive: (record) => record._status === 'published',
  relations: ({ picture, file, captions, seo, supplier, industries, block }) => ({
    media: toIds([picture, file, captions, seo?.picture]),
    suppliers: toIds([supplier]),
    industries: toIds(industries),
    videoBlocks: toIds([block]),
  }),
  twins: 'video',
  project: (record, { related, twins }) => [toVideo(record, twins.get(record.id) ?? null, related)],
});

function toVideo(record: Video, twin: number | null, related: Related): Projected<VideoDocument> {
  const embedder = new Embedder(record.edition, related);
  const picture = embedder.picture(record.picture) ?? null;
  const summary = record.summary ?? '';
  const document: VideoDocument = {
    ...toWritten(record, twin, { description: summary, image: picture }, embedder),
    ...toFiling(record, embedder),
    summary,
    picture,
    file: embedder.file(record.file) ?? null,
    captions: embedder.file(record.captions)?.href ?? null,
    embed: record.embed || null,
    seconds: record.duration ?? null,
    block: embedder.videoBlock(record.block) ?? null,
    supplier: embedder.supplier(record.supplier) ?? null,
  };
  return { ...toProjected('video', document, embedder), find: textsOf.video(document) };
}
