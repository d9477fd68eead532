import { once } from 'node:events';
import { createServer } from 'node:http';
import { messages } from '@ironbridge/messages';
import { createLogger } from '@ironbridge/service';
import { expect, it } from 'vitest';
import { Answer, toCacheHeaders } from '../../platform/answer.ts';
import { createApi } from '../../platform/api.server.ts';
import { createEdge } from '../../platform/edge.server.ts';
import { loadHome } from './load-home.server.ts';

const origins = { cn: 'http://cn.localhost:8080', en: 'http://en.localhost:8080' };
const log = createLogger('web', 'silent');

/** A front page over an edge that knows no story and answers for banners as told. */
async function loadWith(bannerAnswer: object) {
  const server = createServer((request, response) => {
    const isBanner = request.url?.startsWith('/api/banner/place') ?? false;
    const empty = { code: 1, msg: '', data: { list: [], total: 0 } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isBanner ? bannerAnswer : empty));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const answer = new Answer();
  const edge = createEdge([`http://127.0.0.1:${port}`], origins);
  const visit = {
    edition: 'cn',
    copy: messages.cn,
    now: new Date(),
    api: createApi(edge, 'cn', { address: '203.0.113.7', agent: 'Firefox' }, answer, log),
  } as const;
  try {
    return { home: await loadHome(visit), answer };
  } finally {
    server.close();
  }
}

it('[HDR-12] a banner answer with another code than 1 is ignored, and the page asks again soon', async () => {
  const { home, answer } = await loadWith({ code: 0, msg: 'no', data: null });
  expect(home.banner).toBeUndefined();
  expect(toCacheHeaders(200, answer)['cache-control']).toContain('s-maxage=5');
});

it('[HDR-5] of the banners drawn for its place the first is shown', async () => {
  const banners = [{ id: 7 }, { id: 8 }];
  const { home } = await loadWith({ code: 1, msg: '', data: { banners } });
  expect(home.banner?.id).toBe(7);
});
