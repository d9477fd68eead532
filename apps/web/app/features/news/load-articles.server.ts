import type { ArticleCard, TagRef } from '@ironbridge/contract';
import { type ArticleListType, lists } from '@ironbridge/domain';
import type { Visit } from '../../platform/visit.server.ts';
import { toStory } from '../../shell/to-story.ts';
import { loadList } from './load-list.server.ts';

const shownTags = 12;

/** A list of articles with pictures and words. */
export async function loadArticles(visit: Visit, request: Request, type?: ArticleListType) {
  const { cards, ...list } = await loadList(visit, request, lists.rowsDefault, type);
  return {
    ...list,
    stories: cards.map((card) => toStory(card, visit, list.address.sid)),
    tags: toTags(cards),
  };
}

/** The tags of what is shown, the weightiest first. */
function toTags(cards: readonly ArticleCard[]): TagRef[] {
  const tags = new Map(cards.flatMap((card) => card.tags).map((tag) => [tag.id, tag]));
  return [...tags.values()].sort((a, b) => b.grade - a.grade || a.id - b.id).slice(0, shownTags);
}
