import type { ArticleCard } from '@ironbridge/contract';
import { shanghaiDate } from '@ironbridge/domain';
import type { WireStory } from '@ironbridge/ui';
import type { Visit } from '../../platform/visit.server.ts';
import { byDay, noHue, toTimedStory } from '../../shell/to-story.ts';
import { parseArticleListAddress } from './article-list.ts';
import { findFacets, loadArticlePage } from './load-articles.server.ts';

const rows = 50;

/** The wire: many short lines, filed by day. */
export async function loadNewswire(visit: Visit, request: Request) {
  const address = parseArticleListAddress(new URL(request.url), 'newswire');
  const today = shanghaiDate(visit.now);
  const month = (address.extra.date ?? today).slice(0, 'YYYY-MM'.length);
  const [{ list, ...found }, facets, picks] = await Promise.all([
    loadArticlePage(visit, address, rows),
    findFacets(visit, address, month),
    visit.api.find('articleList', { type: 'editorpick', rows: 6 }),
  ]);
  const counts = new Map(facets?.day?.map(({ day, count }) => [day, count]));
  return {
    ...found,
    month: { month, today, counts },
    days: byDay(list).map(({ date, items }, index, { length }) => ({
      date,
      // The first and the last day of a page may go on on another.
      count: counts.get(date) ?? (index > 0 && index < length - 1 ? items.length : undefined),
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
