import type { EditionId } from '@ironbridge/domain';
import type { FrontSlot } from '@ironbridge/search';
import type { Published } from '../../published/published.ts';
import { findCards } from './cards.ts';
import { idsIn } from './front-slots.ts';

/** What editors put on the front page for now, place by place in their order, as far as it is live. */
export async function findByHand(
  published: Published,
  edition: EditionId,
  slots: readonly FrontSlot[],
  now: number,
) {
  const ids = {
    lead: idsIn(slots, 'lead', now),
    second: idsIn(slots, 'second', now),
    latest: idsIn(slots, 'latest', now),
    pick: idsIn(slots, 'pick', now),
    showroom: idsIn(slots, 'showroom', now),
    video: idsIn(slots, 'video', now),
    magazine: idsIn(slots, 'magazine', now),
    paper: idsIn(slots, 'paper', now),
    show: idsIn(slots, 'show', now),
  };
  const { lead, second, latest, pick } = ids;
  const [articles, products, videos, issues, papers, shows] = await Promise.all([
    findCards(published, edition, 'article', [...lead, ...second, ...latest, ...pick]),
    findCards(published, edition, 'product', ids.showroom),
    findCards(published, edition, 'video', ids.video),
    findCards(published, edition, 'issue', ids.magazine),
    findCards(published, edition, 'paper', ids.paper),
    findCards(published, edition, 'show', ids.show),
  ]);
  return {
    articles: new Set(articles.keys()),
    lead: inOrder(articles, lead),
    second: inOrder(articles, second),
    latest: inOrder(articles, latest),
    pick: inOrder(articles, pick),
    showroom: inOrder(products, ids.showroom),
    video: inOrder(videos, ids.video),
    magazine: inOrder(issues, ids.magazine),
    paper: inOrder(papers, ids.paper),
    show: inOrder(shows, ids.show),
  };
}

function inOrder<Card>(found: ReadonlyMap<number, Card>, ids: readonly number[]): Card[] {
  return ids.flatMap((id) => found.get(id) ?? []);
}
