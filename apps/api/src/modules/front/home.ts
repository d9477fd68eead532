import { type EditionId, type FrontPlace, freshSeconds, itemTag } from '@ironbridge/domain';
import { wholeLists } from '@ironbridge/search';
import { type CallAnswer, toJson } from '../../http/call-route.ts';
import { secondsUntilChange } from '../../published/booking.ts';
import type { Published } from '../../published/published.ts';
import { findCards } from './cards.ts';
import { fill, idsIn, places } from './front-slots.ts';
import { findNewest, newestTags } from './newest.ts';

/** The front page in one answer: what editors put there now; the rest by time, what is pinned before it. */
export async function getHome(
  published: Published,
  edition: EditionId,
): Promise<CallAnswer<'home'>> {
  const now = Date.now();
  const front = await published.findOne('front_page', edition, wholeLists.front_page);
  const slots = front?.slots ?? [];
  const ids = (place: FrontPlace) => idsIn(slots, place, now);
  const wanted = [...ids('lead'), ...ids('second'), ...ids('latest'), ...ids('pick')];
  const [newest, articles, products, videos, issues, papers, shows] = await Promise.all([
    findNewest(published, edition, new Date(now)),
    findCards(published, edition, 'article', wanted),
    findCards(published, edition, 'product', ids('showroom')),
    findCards(published, edition, 'video', ids('video')),
    findCards(published, edition, 'issue', ids('magazine')),
    findCards(published, edition, 'paper', ids('paper')),
    findCards(published, edition, 'show', ids('show')),
  ]);

  const shown = new Set(articles.keys());
  const fillArticles = (place: 'lead' | 'second' | 'latest' | 'pick', rest: typeof newest.latest) =>
    fill(places[place].rows, pick(articles, ids(place)), rest, shown);
  const [lead = null] = fillArticles('lead', [...newest.pinned, ...newest.latest]);
  return {
    json: toJson({
      lead,
      seconds: fillArticles('second', [...newest.pinned, ...newest.latest]),
      latest: fillArticles('latest', newest.latest),
      picks: fillArticles('pick', newest.picks),
      products: fill(places.showroom.rows, pick(products, ids('showroom')), newest.products),
      videos: fill(places.video.rows, pick(videos, ids('video')), newest.videos),
      issues: fill(places.magazine.rows, pick(issues, ids('magazine')), newest.issues),
      papers: fill(places.paper.rows, pick(papers, ids('paper')), newest.papers),
      shows: fill(places.show.rows, pick(shows, ids('show')), newest.shows),
      counts: newest.counts,
    }),
    // Live or not: what stands in a slot and goes live takes its place.
    tags: [...newestTags(edition), ...slots.map(({ kind, id }) => itemTag(edition, kind, id))],
    seconds: secondsUntilChange(slots, now, freshSeconds.page),
  };
}

function pick<Card>(found: ReadonlyMap<number, Card>, ids: readonly number[]): Card[] {
  return ids.flatMap((id) => found.get(id) ?? []);
}
