import { lists } from '@ironbridge/domain';
import type { Visit } from '../../platform/visit.server.ts';
import { articleHref } from '../../shell/article-href.ts';
import { toMoment } from '../../shell/to-story.ts';

/** Everything that has a place of its own, and what came last. */
export async function loadSitemap({ api, edition, now }: Visit) {
  const [{ tree }, latest] = await Promise.all([
    api.get('industryTree', {}),
    api.find('articleList', { type: 'latest', rows: lists.rowsDefault }),
  ]);
  return {
    groups: tree.filter(({ industrys }) => industrys.length),
    recent: (latest?.list ?? []).map((card) => ({
      id: card.id,
      href: articleHref(edition, card),
      title: card.title,
      moment: toMoment(card.publish_time, now),
    })),
  };
}

export type Sitemap = Awaited<ReturnType<typeof loadSitemap>>;
