import { itemTag, listTag } from '@ironbridge/domain';
import { type BannerDocument, documentSchema } from '@ironbridge/search';
import type { Banner } from '../payload-types.ts';
import { Embedder, type Related } from './embedder.ts';
import { findNextDue, hasPassed, type Projected } from './projection.ts';
import { toIds } from './relation.ts';
import { findSafeHref } from './safe-href.ts';
import { createSource } from './source.ts';

export const banners = createSource({
  collection: 'banners',
  find: (payload, query) => payload.find({ collection: 'banners', ...query }),
  relations: ({ image, image2, industries }) => ({
    media: toIds([image, image2]),
    industries: toIds(industries),
  }),
  // Booked ahead it is in the index already, so that its beginning is a moment to look again.
  project: (record, { related, now }) =>
    hasPassed(record.to, now) ? [] : [toBanner(record, related, now)],
});

function toBanner(record: Banner, related: Related, now: Date): Projected<BannerDocument> {
  const { edition } = record;
  const embedder = new Embedder(edition, related);
  const document: BannerDocument = {
    schema: documentSchema,
    id: record.id,
    edition,
    updated_at: record.updatedAt,
    code: record.code,
    title: record.title,
    image: embedder.picture(record.image) ?? null,
    image2: embedder.picture(record.image2) ?? null,
    target: findSafeHref(record.target) ?? '',
    from: record.from ?? null,
    to: record.to ?? null,
    weight: record.weight,
    industries: toIds(record.industries),
    industry_path: embedder.industryPath(record.industries),
  };
  return {
    edition,
    document,
    tags: [itemTag(edition, 'banner', record.id), listTag(edition, 'banner')],
    uses: embedder.uses,
    face: null,
    due: findNextDue([record.from, record.to], now),
  };
}
