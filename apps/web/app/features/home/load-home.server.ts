import type { ArticleCard } from '@ironbridge/contract';
import { shanghaiDate } from '@ironbridge/domain';
import type { Visit } from '../../platform/visit.server.ts';
import { byDay, toStory, toTimedStory } from '../../shell/to-story.ts';

const rows = { picks: 8, latest: 30, overseas: 8 };
const shown = { seconds: 2, more: 4, latest: 13, overseas: 4 };

/** The front page fills itself by time: what the desk picked leads, the rest follows by the clock. */
export async function loadHome({
  api,
  edition,
  copy,
  now,
}: Pick<Visit, 'api' | 'edition' | 'copy' | 'now'>) {
  const [latest, picks, overseas, products, top] = await Promise.all([
    api.get('articleList', { type: 'latest', rows: rows.latest }),
    api.find('articleList', { type: 'editorpick', rows: rows.picks }),
    api.find('articleList', { type: 'oversea', rows: rows.overseas }),
    api.find('productList', { rows: 1 }),
    api.find('bannerPlace', { code: `home_top_${edition}` }),
  ]);
  const setting = { edition, now };
  const [lead, ...others] = toLeaders(picks?.list ?? [], latest.list);
  const seconds = others.slice(0, shown.seconds);
  const more = others.slice(shown.seconds, shown.seconds + shown.more);
  const told = new Set([lead, ...seconds, ...more].map((card) => card?.id));
  return {
    lead: lead && {
      ...toStory(lead, setting),
      meta: [
        ...(lead.types.includes('editorpick') ? [copy.home.pick] : []),
        ...toStory(lead, setting).meta.toReversed(),
        copy.article.minutes(lead.minutes),
      ],
    },
    more: more.map((card) => toTimedStory(card, setting)),
    seconds: seconds.map((card) => toStory(card, setting)),
    latest: byDay(latest.list.filter(({ id }) => !told.has(id)).slice(0, shown.latest)).map(
      ({ date, items }) => ({
        date: date === shanghaiDate(now) ? undefined : date,
        stories: items.map((card) => toTimedStory(card, setting)),
      }),
    ),
    overseas: (overseas?.list ?? [])
      .filter(({ id, image }) => image && !told.has(id))
      .slice(0, shown.overseas)
      .map((card) => toStory(card, setting)),
    banner: top?.banners[0],
    tally: {
      today: countToday(latest.list, now),
      articles: latest.total,
      products: products?.total ?? 0,
    },
  };
}

/** The desk's picks first; what has no picture cannot stand at the top. */
function toLeaders(picks: readonly ArticleCard[], latest: readonly ArticleCard[]): ArticleCard[] {
  const all = [...picks, ...latest];
  const once = all.filter((card, index) => all.findIndex(({ id }) => id === card.id) === index);
  return [...once.filter(({ image }) => image), ...once.filter(({ image }) => !image)];
}

/** Known only where the list reaches back to yesterday. */
function countToday(cards: readonly ArticleCard[], now: Date): number | undefined {
  const today = shanghaiDate(now);
  const count = cards.filter(({ publish_time }) => shanghaiDate(publish_time) === today).length;
  return count < cards.length ? count : undefined;
}
