import type { CallQuery } from '@ironbridge/contract';
import { type EditionId, listTag, parseIdList, referenceTag } from '@ironbridge/domain';
import { issueListSearch, wholeLists } from '@ironbridge/search';
import { type CallAnswer, toJson } from '../../http/call-route.ts';
import { toFilingFacets } from '../../published/facets.ts';
import type { Published } from '../../published/published.ts';
import { toIssueCard } from './issue-view.ts';
import { toMagazine } from './magazine-view.ts';

const rowsDefault = 12;

/** The magazines in their order, each with its newest issues; one without any takes no place. */
export async function findShelf(
  published: Published,
  { mid, sid, lang, rows = rowsDefault }: CallQuery<'magShelf'>,
  edition: EditionId,
): Promise<CallAnswer<'magShelf'>> {
  const chosen = parseIdList(mid);
  const industries = parseIdList(sid);
  const filter = { industries, lang, from: 0 };
  const [magazines, filed] = await Promise.all([
    published.search('magazine', edition, wholeLists.magazine),
    published.search(
      'issue',
      edition,
      issueListSearch({ ...filter, magazines: chosen, size: 0, facets: true }),
    ),
  ]);
  const view = published.view(edition);
  const list = await Promise.all(
    magazines.documents
      .filter(({ id }) => chosen.length === 0 || chosen.includes(id))
      .map(async (magazine) => {
        const search = issueListSearch({ ...filter, magazines: [magazine.id], size: rows });
        const { total, documents } = await published.search('issue', edition, search);
        const issues = documents.map((issue) => toIssueCard(issue, view));
        return { ...toMagazine(magazine, view), total, issues };
      }),
  );
  return {
    json: toJson({
      list: list.filter(({ total }) => total > 0),
      tags: toFilingFacets(filed.aggregations, view).tag,
    }),
    tags: [referenceTag(edition), listTag(edition, 'magazine'), listTag(edition, 'issue')],
  };
}
