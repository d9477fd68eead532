import type { ArticleCard, TagRef } from '@ironbridge/contract';
import { type ArticleListType, lists } from '@ironbridge/domain';
import type { Visit } from '../../platform/visit.server.ts';
import { loadList } from '../../shell/list/load-list.server.ts';
import { toStory } from '../../shell/to-story.ts';
import { type ArticleListAddress, parseArticleListAddress } from './article-list.ts';

const shownTags = 12;

/** A list of articles with pictures and words. */
export async function loadArticles(visit: Visit, request: Request, type?: ArticleListType) {
  const { list, ...found } = await loadArticlePage(visit, request, lists.rowsDefault, type);
  return {
    ...found,
    stories: list.map((card) => toStory(card, visit, found.address.sid)),
    tags: toTags(list),
  };
}

/** One page of a list of articles, and the name of the tag that it is filtered by. */
export async function loadArticlePage(
  { api }: Visit,
  request: Request,
  rows: number,
  type?: ArticleListType,
) {
  const address = parseArticleListAddress(new URL(request.url), type);
  const found = await loadList(address, rows, (call) =>
    api.get('articleList', { ...call, ...(type ? { type } : {}) }),
  );
  return { ...found, tag: findTagName(found.list, address) };
}

export function findTagName(
  [first]: readonly ArticleCard[],
  { tid }: ArticleListAddress,
): string | undefined {
  return first?.tags.find(({ id }) => id === tid)?.tag_name;
}

/** The tags of what is shown, the weightiest first. */
function toTags(cards: readonly ArticleCard[]): TagRef[] {
  const tags = new Map(cards.flatMap((card) => card.tags).map((tag) => [tag.id, tag]));
  return [...tags.values()].sort((a, b) => b.grade - a.grade || a.id - b.id).slice(0, shownTags);
}
