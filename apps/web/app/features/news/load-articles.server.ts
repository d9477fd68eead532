import type { ArticleCard, CallData } from '@ironbridge/contract';
import { type ArticleListType, lists } from '@ironbridge/domain';
import type { Visit } from '../../platform/visit.server.ts';
import { byWeight } from '../../shell/list/filing.ts';
import { loadList, toCountingCall } from '../../shell/list/load-list.server.ts';
import { toStory } from '../../shell/to-story.ts';
import { type ArticleListAddress, parseArticleListAddress } from './article-list.ts';

/** A list of articles with pictures and words, and what there is to narrow it by. */
export async function loadArticles(visit: Visit, request: Request, type?: ArticleListType) {
  const address = parseArticleListAddress(new URL(request.url), type);
  const [{ list, ...found }, facets] = await Promise.all([
    loadArticlePage(visit, address, lists.rowsDefault),
    findFacets(visit, address),
  ]);
  return {
    ...found,
    stories: list.map((card) => toStory(card, visit, address.sid)),
    industries: facets?.industry,
    tags: toTags(list, facets),
  };
}

/** One page of a list of articles, and the name of the tag that it is filtered by. */
export async function loadArticlePage({ api }: Visit, address: ArticleListAddress, rows: number) {
  const found = await loadList(address, rows, (call) =>
    api.get('articleList', { ...call, ...toOwnCall(address) }),
  );
  return { ...found, tag: findTagName(found.list, address) };
}

/** What only lists of articles are asked by. */
export const toOwnCall = ({ type, extra: { date } }: ArticleListAddress) => ({
  ...(type ? { type } : {}),
  ...(date ? { date } : {}),
});

export function findTagName(
  [first]: readonly ArticleCard[],
  { tid }: ArticleListAddress,
): string | undefined {
  return first?.tags.find(({ id }) => id === tid)?.tag_name;
}

/** With a month, its days are counted too. */
export async function findFacets({ api }: Visit, address: ArticleListAddress, month?: string) {
  const call = toCountingCall(address, { ...toOwnCall(address), ...(month ? { month } : {}) });
  return (await api.find('articleList', call))?.facets;
}

/** Where they were not counted, those of what is shown. */
function toTags(cards: readonly ArticleCard[], facets: CallData<'articleList'>['facets']) {
  const shown = new Map(cards.flatMap((card) => card.tags).map((tag) => [tag.id, tag]));
  const tags: { id: number; tag_name: string; grade: number; count?: number }[] = facets
    ? facets.tag
    : [...shown.values()];
  return byWeight(tags);
}
