import type { Article, ArticleCard } from '@ironbridge/contract';
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
  const near =
    industry &&
    (await visit.api.find('articleList', { sid: String(industry.id), rows: related.asked }));
  const others = (near?.list ?? []).filter(({ id }) => id !== article.id);
  const pictured = others.filter(({ image }) => image).slice(0, related.cards);
  const missing = related.cards - pictured.length;
  const cards = missing ? [...pictured, ...(await findPicks(visit, article, others))] : pictured;
  const lines = others.filter((card) => !pictured.includes(card)).slice(0, related.lines);
  return {
    cards: cards.slice(0, related.cards).map((card) => toStory(card, visit)),
    lines: lines.map((card) => toTimedStory(card, visit)),
  };
}

/** A young industry has few pictures: the desk's picks fill the row. */
async function findPicks(visit: Visit, article: Article, others: readonly ArticleCard[]) {
  const picks = await visit.api.find('articleList', { type: 'editorpick', rows: related.asked });
  const known = new Set([article.id, ...others.map(({ id }) => id)]);
  return (picks?.list ?? []).filter(({ id, image }) => image && !known.has(id));
}
