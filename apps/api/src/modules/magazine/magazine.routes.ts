import { parseIdList } from '@ironbridge/domain';
import { issueListSearch, wholeLists } from '@ironbridge/search';
import type { RegisterCall } from '../../http/call-route.ts';
import { listOf } from '../../published/kind-list.ts';
import { mentionsOf, type Published } from '../../published/published.ts';
import { wholeListOf } from '../../published/whole-list.ts';
import { getIssue } from './get-issue.ts';
import { toIssueCard } from './issue-view.ts';

export function magazineRoutes(register: RegisterCall, published: Published): void {
  register(
    'magList',
    listOf(published, {
      kind: 'issue',
      search: (page, { mid, lang }) =>
        issueListSearch({ ...page, magazines: parseIdList(mid), lang }),
      toCard: toIssueCard,
      mentions: ({ mid }) => mentionsOf('magazine', ...parseIdList(mid)),
    }),
  );
  register('magInfo', (query, edition) => getIssue(published, query, edition));
  register(
    'magazines',
    wholeListOf(published, {
      kind: 'magazine',
      search: wholeLists.magazine,
      toItem: ({ id, cover, ...magazine }, { pictures }) => ({
        id,
        mag_title: magazine.mag_title,
        mag_title_cn: magazine.mag_title_cn,
        mag_title_en: magazine.mag_title_en,
        about: magazine.about,
        frequency: magazine.frequency,
        languages: magazine.languages,
        image: pictures.picture(cover),
      }),
    }),
  );
}
