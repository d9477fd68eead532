import type { VacancyDocument } from '@ironbridge/search';
import type { Vacancy } from '../payload-types.ts';
import { toEach } from './bilingual.ts';
import { nothingRelated } from './embedder.ts';
import { isSwitchedOn, own, ownOrOther } from './language.ts';
import { createSource } from './source.ts';

export const vacancies = createSource({
  collection: 'vacancies',
  find: (payload, query) => payload.find({ collection: 'vacancies', ...query }),
  isLive: (record) => record.live_cn === true || record.live_en === true,
  project: (record, { now }) => toVacancies(record, now),
});

export function toVacancies(record: Vacancy, now: Date) {
  const closes = record.closes ?? null;
  const open = closes === null || new Date(closes) > now;
  return toEach<VacancyDocument>(record, nothingRelated, {
    kind: 'vacancy',
    shownIn: (edition) =>
      open &&
      isSwitchedOn(edition, record) &&
      own(edition, record.title_cn, record.title_en) !== '',
    toOwn: (edition) => ({
      title: own(edition, record.title_cn, record.title_en),
      department: ownOrOther(edition, record.department_cn, record.department_en),
      place: ownOrOther(edition, record.place_cn, record.place_en),
      description: own(edition, record.description_cn, record.description_en),
      posted: record.posted,
      closes,
    }),
    due: open ? closes : null,
  });
}
