import { toPlainText } from '@ironbridge/domain';
import { documentSchema, type MediaItemDocument } from '@ironbridge/search';
import type { MediaItem } from '../payload-types.ts';
import { toBody } from './body.ts';
import { findBodyRelations } from './body-relations.ts';
import { Embedder, type Related } from './embedder.ts';
import { toItemTags } from './filing.ts';
import type { Projected } from './projection.ts';
import { toIds } from './relation.ts';
import { toSeo } from './seo.ts';
import { createSource } from './source.ts';

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
  const { edition } = record;
  const embedder = new Embedder(edition, related);
  const picture = embedder.picture(record.picture) ?? null;
  const body = toBody(record.body, embedder);
  const document: MediaItemDocument = {
    schema: documentSchema,
    id: record.id,
    edition,
    updated_at: record.updatedAt,
    title: record.title || '',
    kind: record.kind,
    date: record.date ?? record.updatedAt,
    publish_time: record.publish_time ?? record.updatedAt,
    picture,
    body,
    body_text: toPlainText(body),
    downloads: (record.downloads ?? []).flatMap((file) => embedder.file(file) ?? []),
    seo: toSeo(record.seo, { title: record.title, description: '', image: picture }, embedder),
    twin_id: twin,
  };
  return {
    edition,
    document,
    tags: toItemTags('media_item', document),
    uses: embedder.uses,
    face: null,
    due: null,
  };
}
