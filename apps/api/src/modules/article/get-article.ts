import type { CallQuery } from '@ironbridge/contract';
import { type EditionId, editions, isSlug, itemTag, listTag } from '@ironbridge/domain';
import { type ArticleDocument, articleBySlugSearch } from '@ironbridge/search';
import { notFound } from '../../http/call-route.ts';
import type { Published } from '../../published/published.ts';

/** By id, or by slug on an edition that has them. */
export async function getArticle(
  published: Published,
  { id, slug }: CallQuery<'articleInfo'>,
  edition: EditionId,
): Promise<ArticleDocument> {
  if (id !== undefined) {
    const found = await published.find('article', edition, id);
    if (found === undefined) throw notFound(itemTag(edition, 'article', id));
    return found;
  }
  const known = slug !== undefined && editions[edition].has.slugs && isSlug(slug);
  const found = known
    ? await published.findOne('article', edition, articleBySlugSearch(slug))
    : undefined;
  // Whichever article takes this slug one day, its publishing drops the lists.
  if (found === undefined) throw notFound(listTag(edition, 'article'));
  return found;
}
