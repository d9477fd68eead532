import { shanghaiDate, shanghaiTime } from '@ironbridge/domain';
import { answerNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { articleHref } from '../article-href.ts';
import { toIndustryView } from '../to-industry-view.ts';

const headlines = 3;

/** What the menu says of one industry. */
export async function loadIndustryPanel(
  { api, edition, now }: Pick<Visit, 'api' | 'edition' | 'now'>,
  id: number,
) {
  const { tree } = await api.get('industryTree', {});
  const industry = tree.flatMap(({ industrys }) => industrys).find((row) => row.id === id);
  if (!industry) return answerNotFound();
  const view = toIndustryView(industry, edition);
  const [articles, place] = await Promise.all([
    api.find('articleList', { sid: String(id), rows: headlines }),
    view.bannerCode ? api.find('bannerPlace', { code: view.bannerCode, sid: id }) : undefined,
  ]);
  const today = shanghaiDate(now);
  return {
    ...view,
    banner: place?.banners[0],
    headlines: (articles?.list ?? []).map((card) => {
      const date = shanghaiDate(card.publish_time);
      return {
        id: card.id,
        title: card.title,
        href: articleHref(edition, card),
        time: date === today ? shanghaiTime(card.publish_time) : date,
        dateTime: card.publish_time,
      };
    }),
  };
}

export type IndustryPanelView = Awaited<ReturnType<typeof loadIndustryPanel>>;
