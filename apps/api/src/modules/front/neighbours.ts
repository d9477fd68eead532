import type { CallQuery } from '@ironbridge/contract';
import { type EditionId, itemTag, listTag, referenceTag } from '@ironbridge/domain';
import { neighbourSearch } from '@ironbridge/search';
import { type CallAnswer, notFound, toJson } from '../../http/call-route.ts';
import type { Published } from '../../published/published.ts';
import { toArticleCard } from '../article/article-view.ts';

export async function findNeighbours(
  published: Published,
  { id }: CallQuery<'articleNeighbours'>,
  edition: EditionId,
): Promise<CallAnswer<'articleNeighbours'>> {
  const own = itemTag(edition, 'article', id);
  const article = await published.find('article', edition, id);
  if (article === undefined) throw notFound(own);
  const [earlier, next] = await Promise.all([
    published.findOne('article', edition, neighbourSearch(article, 'desc')),
    published.findOne('article', edition, neighbourSearch(article, 'asc')),
  ]);
  const view = published.view(edition);
  const tags = [own, referenceTag(edition)];
  for (const each of [earlier, next]) if (each) tags.push(itemTag(edition, 'article', each.id));
  // The newest gets its next with whatever is published now.
  if (next === undefined) tags.push(listTag(edition, 'article'));
  return {
    json: toJson({
      earlier: earlier ? toArticleCard(earlier, view) : null,
      next: next ? toArticleCard(next, view) : null,
    }),
    tags,
  };
}
