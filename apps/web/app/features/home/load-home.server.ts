import { shanghaiDate } from '@ironbridge/domain';
import type { Visit } from '../../platform/visit.server.ts';
import { toFilm } from '../../shell/to-film.ts';
import { toListingLine } from '../../shell/to-listing-line.ts';
import { toMostRead } from '../../shell/to-most-read.ts';
import { toPaper } from '../../shell/to-paper.ts';
import { toProductFace } from '../../shell/to-product-face.ts';
import { toShelvedIssue } from '../../shell/to-shelved-issue.ts';
import { toShowMonth } from '../../shell/to-show-month.ts';
import { byDay, toMoment, toStory, toTimedStory } from '../../shell/to-story.ts';
import { toSupplierFace } from '../../shell/to-supplier-face.ts';

/** Headlines below the lead. */
const headlines = 4;
/** Fewer than these say little about what people read. */
const fewestRead = 5;

/** The front page from one answer; a band that has nothing in it is left out by who shows it. */
export async function loadHome({
  api,
  edition,
  copy,
  now,
}: Pick<Visit, 'api' | 'edition' | 'copy' | 'now'>) {
  const home = await api.get('home', {});
  const { lead, listings, counts } = home;
  const setting = { edition, now };
  const leading = lead && toStory(lead, setting);
  const popular = home.popular.map((entry) => toMostRead(entry, edition, copy));
  return {
    lead: leading && {
      ...leading,
      meta: [
        ...(lead.types.includes('editorpick') ? [copy.home.pick] : []),
        ...leading.meta.toReversed(),
        copy.article.minutes(lead.minutes),
      ],
    },
    seconds: home.seconds.map((card) => toStory(card, setting)),
    more: home.picks.slice(0, headlines).map((card) => toTimedStory(card, setting)),
    latest: byDay(home.latest).map(({ date, items }) => ({
      date: date === shanghaiDate(now) ? undefined : date,
      stories: items.map((card) => toTimedStory(card, setting)),
    })),
    overseas: home.overseas.map((card) => toStory(card, setting)),
    showroom: {
      products: home.products.map((card) => toProductFace(card, copy)),
      suppliers: home.suppliers.map((card) => toSupplierFace(card, copy)),
    },
    hall: {
      lines: listings.map((listing) => toListingLine(listing, setting, copy)),
      updated: listings[0] ? toMoment(listings[0].publish_time, now) : '',
    },
    films: home.videos.map((card) => toFilm(card, setting)),
    issues: home.issues.map((card) => toShelvedIssue(card, copy)),
    papers: home.papers.map((card) => toPaper(card, copy)),
    calendar: home.calendar.map((month) => toShowMonth(month, now, copy)),
    popular: popular.length < fewestRead ? [] : popular,
    /** Stand where too little has been read. */
    picks: home.picks.slice(headlines).map((card) => toTimedStory(card, setting)),
    banners: home.banners,
    countOf: new Map(home.industrys.map(({ id, count }) => [id, count])),
    counts,
  };
}

export type HomeView = Awaited<ReturnType<typeof loadHome>>;
