import {
  type CacheTag,
  type EditionId,
  freshSeconds,
  homeBannerCode,
  homeBannerPlaces,
  itemTag,
  listTag,
  popularTag,
  referenceTag,
  shanghaiDate,
  shanghaiDayEnd,
} from '@ironbridge/domain';
import { wholeEdition, wholeLists } from '@ironbridge/search';
import { type CallAnswer, toJson } from '../../http/call-route.ts';
import { secondsUntil } from '../../http/kept-seconds.ts';
import { secondsUntilChange } from '../../published/booking.ts';
import type { Published } from '../../published/published.ts';
import type { BannerService } from '../banner/banner.service.ts';
import { findCountedTree } from '../reference/counted-tree.ts';
import { lastCheckedFirst, picturedFirst, toCalendar, varied } from './arrange.ts';
import { findByHand } from './by-hand.ts';
import { fill, places, rowsByItself } from './front-slots.ts';
import { findNewest } from './newest.ts';
import { findEntries } from './popular.ts';

/** Some of what is read most may be gone. */
const mostRead = 2 * rowsByItself.popular;

/** The front page in one answer: what editors put there now; the rest by time, what is pinned before it. */
export async function getHome(
  published: Published,
  banners: BannerService,
  edition: EditionId,
): Promise<CallAnswer<'home'>> {
  const now = new Date();
  const [front, read] = await Promise.all([
    published.findOne('front_page', edition, wholeLists.front_page),
    published.findPopular(edition, wholeEdition),
  ]);
  const slots = front?.slots ?? [];
  const codes = homeBannerPlaces.map((place) => homeBannerCode(place, edition));
  const [newest, byHand, popular, tree, drawn] = await Promise.all([
    findNewest(published, edition, now),
    findByHand(published, edition, slots, now.getTime()),
    findEntries(published, edition, read.slice(0, mostRead)),
    findCountedTree(published, edition),
    banners.draw(codes, edition),
  ]);

  const shown = byHand.articles;
  const leaders = picturedFirst([...newest.pinned, ...newest.picks, ...newest.latest]);
  const [lead = null] = fill(places.lead.rows, byHand.lead, leaders, shown);
  const seconds = fill(places.second.rows, byHand.second, leaders, shown);
  const picks = fill(places.pick.rows, byHand.pick, newest.picks, shown);
  const overseas = fill(rowsByItself.overseas, [], picturedFirst(newest.overseas), shown);
  const products = varied(newest.products, ({ supplier, id }) => supplier?.id ?? -id);
  const issues = varied(
    newest.issues.toSorted((a, b) => Number(b.lang === edition) - Number(a.lang === edition)),
    ({ mag, id }) => mag?.id ?? -id,
  );
  const shows = fill(places.show.rows, byHand.show, newest.shows);
  const listings = newest.listings
    .toSorted((a, b) => b.publish_time.localeCompare(a.publish_time))
    .slice(0, rowsByItself.listings);
  const [top = null, side = null, band = null] = codes.map((code) => drawn.findIn(code)[0] ?? null);
  return {
    json: toJson({
      lead,
      seconds,
      latest: fill(places.latest.rows, byHand.latest, newest.latest, shown),
      picks,
      overseas,
      products: fill(places.showroom.rows, byHand.showroom, products),
      suppliers: lastCheckedFirst(newest.suppliers).slice(0, rowsByItself.suppliers),
      listings,
      videos: fill(places.video.rows, byHand.video, newest.videos),
      issues: fill(places.magazine.rows, byHand.magazine, issues),
      papers: fill(places.paper.rows, byHand.paper, newest.papers),
      calendar: toCalendar(shows, newest.months, shanghaiDate(now)),
      popular: popular.slice(0, rowsByItself.popular),
      banners: { top, side, band },
      industrys: tree.flatMap(({ industrys }) =>
        industrys.map(({ id, counts }) => ({
          id,
          count: counts.news + counts.videos + counts.magazines + counts.papers,
        })),
      ),
      counts: newest.counts,
    }),
    // Live or not: what stands in a slot and goes live takes its place.
    tags: [...homeTags(edition), ...slots.map(({ kind, id }) => itemTag(edition, kind, id))],
    seconds: Math.min(
      secondsUntilChange(slots, now.getTime(), freshSeconds.page),
      drawn.seconds,
      // Today's articles, this month's shows and good certificates are of their day.
      secondsUntil(shanghaiDayEnd(now)),
      ...listings.map(({ expire_time }) => secondsUntil(expire_time)),
    ),
  };
}

const shownKinds = [
  'front_page',
  'article',
  'product',
  'supplier',
  'listing',
  'video',
  'issue',
  'paper',
  'show',
  'banner',
] as const;

/** Whatever is read most is of these kinds, too. */
function homeTags(edition: EditionId): CacheTag[] {
  const lists = shownKinds.map((kind) => listTag(edition, kind));
  return [referenceTag(edition), popularTag(edition), ...lists];
}
