import type { CallQuery } from '@ironbridge/contract';
import { type EditionId, itemTag, referenceTag } from '@ironbridge/domain';
import { type ArticleAddressDocument, articleAddress } from '@ironbridge/search';
import { type CallAnswer, notFound, toJson } from '../../http/call-route.ts';
import type { Published } from '../../published/published.ts';
import { toIssue } from './issue-view.ts';

/** An issue, its contents leading to the articles that are live on this edition. */
export async function getIssue(
  published: Published,
  { id }: CallQuery<'magInfo'>,
  edition: EditionId,
): Promise<CallAnswer<'magInfo'>> {
  const issue = await published.find('issue', edition, id);
  const own = itemTag(edition, 'issue', id);
  if (issue === undefined) throw notFound(own);
  const named = issue.contents.flatMap(({ article }) => article ?? []);
  const articles = await published.findMany<ArticleAddressDocument>(
    'article',
    edition,
    named,
    articleAddress,
  );
  return {
    json: toJson(toIssue(issue, published.view(edition), articles)),
    // Live or not: an article that goes live gives its line an address.
    tags: [
      own,
      referenceTag(edition),
      ...named.map((article) => itemTag(edition, 'article', article)),
    ],
  };
}
