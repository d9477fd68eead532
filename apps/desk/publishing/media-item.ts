import { toPlainText } from '@ironbridge/domain';
import type { MediaItemDocument } from '@ironbridge/search';
import type { MediaItem } from '../payload-types.ts';
import { toBody } from './body.ts';
import { findBodyRelations } from './body-relations.ts';
import { Embedder, type Related } from './embedder.ts';
import type { Projected } from './projection.ts';
import { toIds } from './relation.ts';
import { createSource } from './source.ts';
import { toProjected, toWritten } from './written.ts';

export const mediaItems = createSource({
  collection: 'media_items',
  find: (payload, query) => payload.find({ collection: 'media_items', ...query }),
  isLive: (record) => record._status === 'published',
  relations: ({ body, picture, downloads, seo }) => {
    const named = findBodyRelations(body);
    return {
      ...named,
      media: [...toIds([picture, seo?.picture]), ...toIds(downloads), ...named.media],
    };
  },
  twins: 'media_item',
  project: (record, { related, twins }) => [
    toMediaItem(record, twins.get(record.id) ?? null, related),
  ],
});

function toMediaItem(
  record: MediaItem,
  twin: number | null,
  related: Related,
): Projected<MediaItemDocument> {
  const embedder = new Embedder(record.edition, related);
  const picture = embedder.picture(record.picture) ?? null;
  const body = toBody(record.body, embedder);
  const document: MediaItemDocument = {
    ...toWritten(record, twin, { image: picture }, embedder),
    kind: record.kind,
    date: record.date ?? record.updatedAt,
    picture,
    body,
    body_text: toPlainText(body),
    downloads: (record.downloads ?? []).flatMap((file) => embedder.file(file) ?? []),
  };
  return toProjected('media_item', document, embedder);
}
