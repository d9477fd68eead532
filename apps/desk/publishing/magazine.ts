import type { MagazineDocument } from '@ironbridge/search';
import type { Magazine } from '../payload-types.ts';
import { toEach } from './bilingual.ts';
import { type Related, toMagazineName } from './embedder.ts';
import { own } from './language.ts';
import { toIds } from './relation.ts';
import { createSource } from './source.ts';

export const magazines = createSource({
  collection: 'magazines',
  find: (payload, query) => payload.find({ collection: 'magazines', ...query }),
  relations: ({ cover }) => ({ media: toIds([cover]) }),
  project: (record, { related }) => toMagazines(record, related),
});

/** Its title is reference data: with one in either language it has one in both editions. */
export function toMagazines(record: Magazine, related: Related) {
  return toEach<MagazineDocument>(record, related, {
    kind: 'magazine',
    shownIn: (edition) => toMagazineName(record, edition).mag_title !== '',
    toOwn: (edition, embedder) => ({
      ...toMagazineName(record, edition),
      about: own(edition, record.about_cn, record.about_en),
      frequency: record.frequency ?? '',
      languages: record.languages ?? [],
      cover: embedder.picture(record.cover) ?? null,
      order: record.order ?? 0,
    }),
    toFace: ({ mag_title_cn, mag_title_en }) => ({ mag_title_cn, mag_title_en }),
  });
}
