import type { Article } from '@ironbridge/contract';
import { editions, isSlug, parseId } from '@ironbridge/domain';
import {
  answerElsewhere,
  answerNotFound,
  orNotFound,
} from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { articleHref, findOwnAddress } from '../../shell/article-href.ts';
import { toStory, toTimedStory } from '../../shell/to-story.ts';

const related = { asked: 12, cards: 4, lines: 5 };

/** One article at its one address; whoever asks by another is sent there. */
export async function loadArticle(visit: Visit, idOrSlug: string) {
  const article = await orNotFound(visit.api.get('articleInfo', parseArticleKey(visit, idOrSlug)));
  const elsewhere = findOwnAddress(article);
  if (elsewhere !== undefined) answerElsewhere(elsewhere, 302);
  const path = articleHref(visit.edition, article);
  if (path !== `/article/${idOrSlug}`) answerElsewhere(path, 301);
  return { article, path, ...(await loadRelated(visit, article)) };
}

function parseArticleKey({ edition }: Visit, idOrSlug: string): { id: number } | { slug: string } {
  const id = parseId(idOrSlug);
  if (id !== undefined) return { id };
  if (editions[edition].has.slugs && isSlug(idOrSlug)) return { slug: idOrSlug };
  return answerNotFound();
}

/** More of the same industry; a page without it is still whole. */
async function loadRelated(visit: Visit, article: Article) {
  const [industry] = article.industrys;
  const list = industry
    ? await visit.api.find('articleList', { sid: String(industry.id), rows: related.asked })
    : undefined;
  const others = (list?.list ?? []).filter(({ id }) => id !== article.id);
  const cards = others.filter(({ image }) => image).slice(0, related.cards);
  const lines = others.filter((card) => !cards.includes(card)).slice(0, related.lines);
  return {
    cards: cards.map((card) => toStory(card, visit)),
    lines: lines.map((card) => toTimedStory(card, visit)),
  };
}
