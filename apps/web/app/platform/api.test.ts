import { createServer, type RequestListener, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { createLogger } from '@ironbridge/service';
import { afterEach, describe, expect, it } from 'vitest';
import { Answer, toCacheHeaders } from './answer.ts';
import { createApi, isMissing, isRefused } from './api.server.ts';
import { createEdge } from './edge.server.ts';

const origins = { cn: 'http://cn.localhost:8080', en: 'http://en.localhost:8080' };
const log = createLogger('web', 'silent');
const visitor = { address: '203.0.113.7', agent: 'Firefox' };
const servers: Server[] = [];

async function startEdge(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
}

const answering =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

const empty = { code: 1, msg: '', data: { list: [], total: 7 } };

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe('api behind the edge', () => {
  it('asks as the edition and as web', async () => {
    const asked: unknown[] = [];
    const url = await startEdge((request, response) => {
      asked.push([request.url, request.headers.host, request.headers['x-ironbridge-client']]);
      answering(200, empty)(request, response);
    });
    const api = createApi(createEdge([url], origins), 'en', visitor, new Answer(), log);
    await api.get('articleList', { page: 2, sid: '5' });
    expect(asked).toEqual([['/api/article/list?sid=5&page=2', 'en.localhost:8080', 'web']]);
  });

  it('goes on with the next edge where one cannot be reached', async () => {
    const url = await startEdge(answering(200, empty));
    const edge = createEdge(['http://127.0.0.1:1', url], origins);
    const api = createApi(edge, 'cn', visitor, new Answer(), log);
    expect((await api.get('articleList', {})).total).toBe(7);
    expect((await api.get('articleList', {})).total).toBe(7);
  });

  it('keeps a page made of stale answers only briefly, with all their tags', async () => {
    const url = await startEdge(
      answering(200, empty, { xkey: 'cn:article-list', 'x-ironbridge-stale': '1' }),
    );
    const answer = new Answer();
    await createApi(createEdge([url], origins), 'cn', visitor, answer, log).get('articleList', {});
    expect(toCacheHeaders(200, answer)).toEqual({
      'cache-control': 'public, max-age=0, s-maxage=5',
      xkey: 'cn:article-list',
    });
  });

  it.each([
    ['7', '5', 2],
    ['7', '9', 0],
    ['60', '50', 60],
  ])(
    'keeps a page made of an answer good for %s s, %s s old, for %i s',
    async (most, age, left) => {
      const headers = { 'cache-control': `public, max-age=0, s-maxage=${most}`, age };
      const url = await startEdge(answering(200, empty, headers));
      const answer = new Answer();
      await createApi(createEdge([url], origins), 'cn', visitor, answer, log).get(
        'articleList',
        {},
      );
      expect(answer.seconds).toBe(left);
    },
  );

  it('fails the page without what it is about, and not without the rest', async () => {
    const url = await startEdge(
      answering(404, { code: 0, msg: 'Not found', data: null }, { xkey: 'cn:article:9' }),
    );
    const answer = new Answer();
    const api = createApi(createEdge([url], origins), 'cn', visitor, answer, log);
    expect(await api.find('productList', {})).toBeUndefined();
    const error: unknown = await api
      .get('articleInfo', { id: 9 })
      .catch((thrown: unknown) => thrown);
    expect(isMissing(error)).toBe(true);
    expect([...answer.tags]).toEqual(['cn:article:9']);
  });

  it('sends what a visitor leaves behind as the visitor’s, not as ours', async () => {
    const asked: unknown[] = [];
    const url = await startEdge((request, response) => {
      const { host, 'x-forwarded-for': address, 'user-agent': agent } = request.headers;
      asked.push(request.method, request.url, host, address, agent, text(request));
      answering(403, { code: 0, msg: 'no', data: null })(request, response);
    });
    const api = createApi(createEdge([url], origins), 'en', visitor, new Answer(), log);
    const error = await api
      .post('bannerClick', { token: 'a', sign: 'b' })
      .catch((it: unknown) => it);
    expect(isRefused(error)).toBe(true);
    expect(await Promise.all(asked)).toEqual([
      'POST',
      '/api/banner/click',
      'en.localhost:8080',
      '203.0.113.7',
      'Firefox',
      '{"token":"a","sign":"b"}',
    ]);
  });
});
