import type { Payload } from 'payload';
import { findQrPictures, type ReferenceInput } from './reference.ts';

const all = { depth: 0, pagination: false, sort: 'id' } as const;

export async function readReference(payload: Payload): Promise<ReferenceInput> {
  const [groups, industries, tags, properties, settings, keywords] = await Promise.all([
    payload.find({ collection: 'industry_groups', ...all }),
    payload.find({ collection: 'industries', ...all }),
    payload.find({
      collection: 'tags',
      ...all,
      select: { tag_name_cn: true, tag_name_en: true, grade: true, industries: true },
    }),
    payload.find({ collection: 'properties', ...all }),
    payload.find({ collection: 'settings', ...all }),
    payload.find({ collection: 'hot_keywords', ...all }),
  ]);
  const pictures = settings.docs.flatMap(findQrPictures);
  const media = await payload.find({
    collection: 'media',
    ...all,
    where: { id: { in: pictures } },
  });
  return {
    groups: groups.docs,
    industries: industries.docs,
    tags: tags.docs,
    properties: properties.docs,
    settings: settings.docs,
    media: new Map(media.docs.map((picture) => [picture.id, picture])),
    keywords: keywords.docs,
  };
}
