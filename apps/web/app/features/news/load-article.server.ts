import type { Article, ArticleCard, CallData } from '@ironbridge/contract';
import { editions, isSlug, parseId } from '@ironbridge/domain';
import {
  answerElsewhere,
  answerNotFound,
  orNotFound,
} from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { articleHref, findOwnAddress } from '../../shell/article-href.ts';
import { toShelvedIssue } from '../../shell/to-shelved-issue.ts';
import { toStory, toTimedStory } from '../../shell/to-story.ts';

const asked = { related: 8, popular: 6 };
const shown = { cards: 4, lines: 4, popular: 5 };

/** One article at its one address; whoever asks by another is sent there. */
export async function loadArticle(visit: Visit, idOrSlug: string) {
  const article = await orNotFound(visit.api.get('articleInfo', parseArticleKey(visit, idOrSlug)));
  const elsewhere = findOwnAddress(article);
  if (elsewhere !== undefined) answerElsewhere(elsewhere, 302);
  const path = articleHref(visit.edition, article);
  if (path !== `/article/${idOrSlug}`) answerElsewhere(path, 301);
  return { article, path, around: await loadAround(visit, article) };
}

function parseArticleKey({ edition }: Visit, idOrSlug: string): { id: number } | { slug: string } {
  const id = parseId(idOrSlug);
  if (id !== undefined) return { id };
  if (editions[edition].has.slugs && isSlug(idOrSlug)) return { slug: idOrSlug };
  return answerNotFound();
}

/** What leads on from it. Each is asked once and beside the others; a page without them is still whole. */
async function loadAround(visit: Visit, article: Article) {
  const { api } = visit;
  const { id } = article;
  const [related, neighbours, popular, issues] = await Promise.all([
    api.find('related', { kind: 'article', id, rows: asked.related }),
    api.find('articleNeighbours', { id }),
    api.find('popular', { kind: 'article', rows: asked.popular }),
    api.find('magList', { article: id, rows: 1 }),
  ]);
  const near = related?.articles ?? [];
  const read = toArticles(popular).filter((card) => card.id !== id);
  const cards = toCards(near, read);
  const lines = near.filter((card) => !cards.includes(card)).slice(0, shown.lines);
  return {
    cards: cards.map((card) => toStory(card, visit)),
    lines: lines.map((card) => toTimedStory(card, visit)),
    popular: read.slice(0, shown.popular).map((card) => toTimedStory(card, visit)),
    earlier: neighbours?.earlier ? toTimedStory(neighbours.earlier, visit) : undefined,
    issue: issues?.list[0] && toShelvedIssue(issues.list[0], visit.copy),
    next: neighbours?.next ? toTimedStory(neighbours.next, visit) : undefined,
  };
}

/** A row of pictures: of what is near, and where that has too few, of what is read now. */
function toCards(near: readonly ArticleCard[], read: readonly ArticleCard[]): ArticleCard[] {
  const known = new Set(near.map(({ id }) => id));
  return [...near, ...read.filter(({ id }) => !known.has(id))]
    .filter(({ image }) => image)
    .slice(0, shown.cards);
}

function toArticles(popular: CallData<'popular'> | undefined): ArticleCard[] {
  return (popular?.list ?? []).flatMap((entry) => (entry.kind === 'article' ? entry.item : []));
}

export type AroundArticle = Awaited<ReturnType<typeof loadAround>>;
