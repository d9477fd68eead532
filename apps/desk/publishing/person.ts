import type { PersonDocument } from '@ironbridge/search';
import type { Person } from '../payload-types.ts';
import { toEach } from './bilingual.ts';
import type { Related } from './embedder.ts';
import { own } from './language.ts';
import { toIds } from './relation.ts';
import { createSource } from './source.ts';

export const people = createSource({
  collection: 'people',
  find: (payload, query) => payload.find({ collection: 'people', ...query }),
  relations: ({ portrait }) => ({ media: toIds([portrait]) }),
  project: (record, { related }) => toPeople(record, related),
});

function toPeople(record: Person, related: Related) {
  return toEach<PersonDocument>(record, related, {
    kind: 'person',
    shownIn: (edition) => own(edition, record.name_cn, record.name_en) !== '',
    toOwn: (edition, embedder) => ({
      name: own(edition, record.name_cn, record.name_en),
      position: own(edition, record.position_cn, record.position_en),
      bio: own(edition, record.bio_cn, record.bio_en),
      portrait: embedder.picture(record.portrait) ?? null,
      order: record.order ?? 0,
    }),
  });
}
