import { shanghaiTimestamp } from '@ironbridge/domain';
import { type VacancyDocument, wholeLists } from '@ironbridge/search';
import type { RegisterCall } from '../../http/call-route.ts';
import { infoOf } from '../../published/kind-info.ts';
import type { Published } from '../../published/published.ts';
import { wholeListOf } from '../../published/whole-list.ts';

/** Neighbours, offices, people, vacancies, history: lists that come whole. */
export function shortListRoutes(register: RegisterCall, published: Published): void {
  register(
    'blogrolls',
    wholeListOf(published, {
      kind: 'blogroll',
      search: wholeLists.blogroll,
      toItem: ({ title, url, url_rel }) => ({ title, url, url_rel }),
    }),
  );
  register(
    'offices',
    wholeListOf(published, {
      kind: 'office',
      search: wholeLists.office,
      toItem: ({ id, name, address, phone, email, hours, head }) => ({
        id,
        name,
        address,
        phone,
        email,
        hours,
        head,
      }),
    }),
  );
  register(
    'people',
    wholeListOf(published, {
      kind: 'person',
      search: wholeLists.person,
      toItem: ({ id, name, position, bio, portrait }, { pictures }) => ({
        id,
        name,
        position,
        bio,
        image: pictures.picture(portrait),
      }),
    }),
  );
  register(
    'milestones',
    wholeListOf(published, {
      kind: 'milestone',
      search: wholeLists.milestone,
      toItem: ({ id, year, month, title, text, picture }, { pictures }) => ({
        id,
        year,
        month,
        title,
        text,
        image: pictures.picture(picture),
      }),
    }),
  );
  register(
    'jobs',
    wholeListOf(published, { kind: 'vacancy', search: wholeLists.vacancy, toItem: toJob }),
  );
  register(
    'jobInfo',
    infoOf(published, {
      kind: 'vacancy',
      toInfo: (document) => ({ ...toJob(document), description: document.description }),
    }),
  );
}

function toJob({ id, title, department, place, posted, closes }: VacancyDocument) {
  return {
    id,
    title,
    department,
    place,
    posted: shanghaiTimestamp(posted),
    closes: closes && shanghaiTimestamp(closes),
  };
}
