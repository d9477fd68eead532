import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ArticleCard, Banner, Home } from '@ironbridge/contract';
import { messages } from '@ironbridge/messages';
import { createLogger } from '@ironbridge/service';
import { expect, it } from 'vitest';
import { Answer } from '../../platform/answer.ts';
import { createApi } from '../../platform/api.server.ts';
import { createEdge } from '../../platform/edge.server.ts';
import { loadHome } from './load-home.server.ts';

const origins = { cn: 'http://cn.localhost:8080', en: 'http://en.localhost:8080' };
const log = createLogger('web', 'silent');
const now = new Date('2026-11-15T10:00:00+08:00');

const nothing: Home = {
  lead: null,
  seconds: [],
  latest: [],
  picks: [],
  overseas: [],
  products: [],
  suppliers: [],
  listings: [],
  videos: [],
  issues: [],
  papers: [],
  calendar: [],
  popular: [],
  banners: { top: null, side: null, band: null },
  industrys: [],
  counts: {
    today: 0,
    articles: 0,
    products: 0,
    suppliers: 0,
    demands: 0,
    supplies: 0,
    videos: 0,
    issues: 0,
    papers: 0,
    shows: 0,
  },
};

const toArticle = (id: number): ArticleCard => ({
  id,
  title: `第 ${id} 号报道`,
  publish_time: '2026-11-15T09:41:00+08:00',
  diy_url: null,
  url: null,
  standfirst: '',
  summary: '',
  author: '',
  source: '',
  types: [],
  image: null,
  industrys: [],
  tags: [],
  minutes: 1,
});

/** A front page over an edge that answers so, and what it was asked. */
async function loadWith(home: Home) {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ code: 1, msg: '', data: home }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const edge = createEdge([`http://127.0.0.1:${port}`], origins);
  const visitor = { address: '203.0.113.7', agent: 'Firefox' };
  try {
    const view = await loadHome({
      edition: 'cn',
      copy: messages.cn,
      now,
      api: createApi(edge, 'cn', visitor, new Answer(), log),
    });
    return { view, asked };
  } finally {
    server.close();
  }
}

it('asks one call, and of nothing makes an empty front', async () => {
  const { view, asked } = await loadWith(nothing);
  expect(asked).toEqual(['/api/home']);
  expect(view).toMatchObject({ lead: null, calendar: [], popular: [], films: [] });
});

it('[HDR-5] shows the banner that was drawn for the top', async () => {
  const top: Banner = {
    id: 7,
    code: 'home_top_cn',
    title: '泵',
    image: null,
    image2: null,
    token: 't',
    sign: 's',
  };
  const { view } = await loadWith({ ...nothing, banners: { ...nothing.banners, top } });
  expect(view.banners.top).toEqual(top);
});

it('says what is read most once enough is read, and until then what the desk picked', async () => {
  const read = [1, 2, 3, 4, 5].map((id) => ({ kind: 'article', item: toArticle(id) }) as const);
  const picks = [11, 12, 13, 14, 15].map(toArticle);
  const few = await loadWith({ ...nothing, picks, popular: read.slice(0, 4) });
  expect(few.view.popular).toEqual([]);
  expect(few.view.picks.map(({ id }) => id)).toEqual([15]);
  const enough = await loadWith({ ...nothing, picks, popular: read });
  expect(enough.view.popular[0]).toEqual({
    key: 'article1',
    href: '/article/1',
    title: '第 1 号报道',
  });
});

it('[EDN-6] writes the days of a show as ranges are written, and how soon it is', async () => {
  const show = {
    id: 1,
    name: '视觉展',
    name_cn: '视觉展',
    name_en: 'Vision',
    organiser: '',
    venue: '上海临江会展中心',
    city: '上海',
    country: '中国',
    from: '2026-11-18',
    to: '2026-11-21',
    website: '',
    image: null,
    industrys: [],
  };
  const { view } = await loadWith({
    ...nothing,
    calendar: [
      {
        month: '2026-11',
        count: 9,
        shows: [
          { ...show, id: 2, from: '2026-10-30', to: '2026-11-16' },
          show,
          { ...show, id: 3, from: '2026-11-30', to: '2026-12-02', city: '深圳' },
        ],
      },
    ],
  });
  const [month] = view.calendar;
  expect(month).toMatchObject({ name: '2026年11月', count: '9 场' });
  expect(month?.shows.map(({ days, soon, place }) => [days, soon, place])).toEqual([
    ['10.30 ~ 11.16', '正在举行', '上海临江会展中心'],
    ['18 ~ 21', '3 天后', '上海临江会展中心'],
    ['30 ~ 12.02', '', '深圳 上海临江会展中心'],
  ]);
});
