import type { MilestoneDocument } from '@ironbridge/search';
import type { Milestone } from '../payload-types.ts';
import { toEach } from './bilingual.ts';
import type { Related } from './embedder.ts';
import { own } from './language.ts';
import { toIds } from './relation.ts';
import { createSource } from './source.ts';

export const milestones = createSource({
  collection: 'milestones',
  find: (payload, query) => payload.find({ collection: 'milestones', ...query }),
  relations: ({ picture }) => ({ media: toIds([picture]) }),
  project: (record, { related }) => toMilestones(record, related),
});

function toMilestones(record: Milestone, related: Related) {
  return toEach<MilestoneDocument>(record, related, {
    kind: 'milestone',
    shownIn: (edition) => own(edition, record.title_cn, record.title_en) !== '',
    toOwn: (edition, embedder) => ({
      year: record.year,
      month: record.month ?? null,
      title: own(edition, record.title_cn, record.title_en),
      text: own(edition, record.text_cn, record.text_en),
      picture: embedder.picture(record.picture) ?? null,
    }),
  });
}
