import type { IssueDocument } from '../kinds/issue.ts';
import { filingFacets } from './facets.ts';
import { foundBy, type ListFilter, listSearch, type Search, termOf } from './list-search.ts';

export const issueCard = [
  'schema',
  'id',
  'image',
  'year',
  'period',
  'magazine',
  'lang',
  'date',
  'industries',
  'contents',
] as const satisfies readonly (keyof IssueDocument)[];

export type IssueCardDocument = Pick<IssueDocument, (typeof issueCard)[number]>;

export interface IssueFilter extends ListFilter {
  readonly magazines?: readonly number[];
  readonly lang?: string | undefined;
  /** Those in whose contents it stands. */
  readonly article?: number | undefined;
  readonly facets?: boolean;
}

export function issueListSearch(filter: IssueFilter): Search<IssueCardDocument> {
  const { magazines = [], lang, article } = filter;
  return listSearch(filter, {
    clauses: [
      magazines.length ? { terms: { 'magazine.id': magazines } } : undefined,
      termOf('lang', lang),
      termOf('contents.article', article),
    ],
    facets: filter.facets ? filingFacets(filter) : undefined,
    words: foundBy,
    sort: [{ date: 'desc' }, { id: 'desc' }],
    source: issueCard,
  });
}
