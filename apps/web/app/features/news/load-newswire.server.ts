import type { ArticleCard } from '@ironbridge/contract';
import type { WireStory } from '@ironbridge/ui';
import type { Visit } from '../../platform/visit.server.ts';
import { byDay, noHue, toTimedStory } from '../../shell/to-story.ts';
import { parseArticleListAddress } from './article-list.ts';
import { findFacets, loadArticlePage } from './load-articles.server.ts';

const rows = 50;

/** The wire: many short lines, filed by day. */
export async function loadNewswire(visit: Visit, request: Request) {
  const address = parseArticleListAddress(new URL(request.url), 'newswire');
  const [{ list, ...found }, facets, picks] = await Promise.all([
    loadArticlePage(visit, address, rows),
    findFacets(visit, address),
    visit.api.find('articleList', { type: 'editorpick', rows: 6 }),
  ]);
  return {
    ...found,
    days: byDay(list).map(({ date, items }) => ({
      date,
      stories: items.map((card) => toWireStory(card, visit)),
    })),
    industries: facets?.industry ?? [],
    picks: (picks?.list ?? []).map((card) => toTimedStory(card, visit)),
  };
}

/** What the desk also picked stands out among the rest. */
function toWireStory(card: ArticleCard, visit: Visit): WireStory {
  return {
    ...toTimedStory(card, visit),
    hue: card.industrys[0]?.hue ?? noHue,
    industry: card.industrys[0]?.name ?? '',
    source: card.source || card.author,
    strong: card.types.includes('editorpick'),
  };
}
