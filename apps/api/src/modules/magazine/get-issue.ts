import type { CallQuery } from '@ironbridge/contract';
import { type EditionId, itemTag, listTag, referenceTag, twinOf } from '@ironbridge/domain';
import {
  type ArticleAddressDocument,
  articleAddress,
  issueNeighbourSearch,
} from '@ironbridge/search';
import { type CallAnswer, notFound, toJson } from '../../http/call-route.ts';
import type { Published } from '../../published/published.ts';
import { toIssue } from './issue-view.ts';

/** An issue between its neighbours, its contents leading to the articles that are live on this edition. */
export async function getIssue(
  published: Published,
  { id }: CallQuery<'magInfo'>,
  edition: EditionId,
): Promise<CallAnswer<'magInfo'>> {
  const issue = await published.find('issue', edition, id);
  const own = itemTag(edition, 'issue', id);
  if (issue === undefined) throw notFound(own);
  const named = issue.contents.flatMap(({ article }) => article ?? []);
  const [articles, earlier, next, twin] = await Promise.all([
    published.findMany<ArticleAddressDocument>('article', edition, named, articleAddress),
    published.findOne('issue', edition, issueNeighbourSearch(issue, 'desc')),
    published.findOne('issue', edition, issueNeighbourSearch(issue, 'asc')),
    published.findOwnTwin('issue', edition, id),
  ]);
  return {
    json: toJson(
      toIssue(issue, published.view(edition), {
        articles,
        earlier,
        next,
        twin,
      }),
    ),
    tags: [
      own,
      referenceTag(edition),
      itemTag(twinOf(edition), 'issue', id),
      // Any issue that comes may stand beside it.
      listTag(edition, 'issue'),
      // Live or not: an article that goes live gives its line an address.
      ...named.map((article) => itemTag(edition, 'article', article)),
    ],
  };
}
