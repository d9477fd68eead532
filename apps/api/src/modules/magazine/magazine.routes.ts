import { parseIdList } from '@ironbridge/domain';
import { issueListSearch, wholeLists } from '@ironbridge/search';
import type { RegisterCall } from '../../http/call-route.ts';
import { listOf } from '../../published/kind-list.ts';
import { mentionsOf, type Published } from '../../published/published.ts';
import { wholeListOf } from '../../published/whole-list.ts';
import { getIssue } from './get-issue.ts';
import { toIssueCard } from './issue-view.ts';
import { toMagazine } from './magazine-view.ts';
import { findShelf } from './shelf.ts';

export function magazineRoutes(register: RegisterCall, published: Published): void {
  register(
    'magList',
    listOf(published, {
      kind: 'issue',
      search: (page, { mid, lang, article }) =>
        issueListSearch({ ...page, magazines: parseIdList(mid), lang, article }),
      toCard: toIssueCard,
      // Every article's page asks for its own issue: no other may drop it.
      named: ({ article }) => (article === undefined ? undefined : { by: 'article', id: article }),
      mentions: ({ mid }) => mentionsOf('magazine', ...parseIdList(mid)),
    }),
  );
  register('magInfo', (query, edition) => getIssue(published, query, edition));
  register(
    'magazines',
    wholeListOf(published, {
      kind: 'magazine',
      search: wholeLists.magazine,
      toItem: toMagazine,
    }),
  );
  register('magShelf', (query, edition) => findShelf(published, query, edition));
}
