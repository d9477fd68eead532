import type { TermDocument } from '@ironbridge/search';
import type { Term } from '../payload-types.ts';
import { toEach } from './bilingual.ts';
import { nothingRelated } from './embedder.ts';
import { findId } from './relation.ts';
import { createSource } from './source.ts';

export const terms = createSource({
  collection: 'terms',
  find: (payload, query) => payload.find({ collection: 'terms', ...query }),
  project: (record) => toTerms(record),
});

export function toTerms(record: Term) {
  return toEach<TermDocument>(record, nothingRelated, {
    kind: 'term',
    shownIn: () => true,
    toOwn: () => ({
      cn: record.cn ?? [],
      en: record.en ?? [],
      abbreviations: record.abbreviations ?? [],
      industry: findId(record.industry) ?? null,
    }),
  });
}
