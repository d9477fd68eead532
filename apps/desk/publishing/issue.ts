import { type IssueDocument, textsOf } from '@ironbridge/search';
import type { Issue } from '../payload-types.ts';
import { toEach } from './bilingual.ts';
import type { Related } from './embedder.ts';
import { toFiling } from './filing.ts';
import { isSwitchedOn } from './language.ts';
import { findId, toIds } from './relation.ts';
import { createSource } from './source.ts';

export const issues = createSource({
  collection: 'issues',
  find: (payload, query) => payload.find({ collection: 'issues', ...query }),
  isLive: (record) => record.live_cn === true || record.live_en === true,
  relations: ({ image, file, pages, magazine, industries }) => ({
    media: toIds([image, file, ...(pages ?? []).map(({ picture }) => picture)]),
    magazines: toIds([magazine]),
    industries: toIds(industries),
  }),
  project: (record, { related }) => toIssues(record, related),
});

/** An issue has no name of its own: it is shown where its flag is set, in whichever language it is printed. */
export function toIssues(record: Issue, related: Related) {
  return toEach<IssueDocument>(record, related, {
    kind: 'issue',
    find: textsOf.issue,
    shownIn: (edition) => isSwitchedOn(edition, record),
    toOwn: (_, embedder) => ({
      ...toFiling(record, embedder),
      magazine: embedder.magazine(record.magazine) ?? null,
      year: record.year,
      period: record.period,
      lang: record.lang,
      date: record.date,
      image: embedder.picture(record.image) ?? null,
      contents: (record.contents ?? []).map(({ title, page, article }) => ({
        title,
        page: page ?? null,
        article: findId(article) ?? null,
      })),
      pages: (record.pages ?? []).map(({ picture, text }) => ({
        picture: embedder.picture(picture) ?? null,
        text: text ?? '',
      })),
      file: embedder.file(record.file) ?? null,
    }),
  });
}
