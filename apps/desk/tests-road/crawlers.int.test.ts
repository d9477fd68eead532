import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createLogger, originFields, parseEnv } from '@ironbridge/service';
import { Type } from 'typebox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { crawlerFields, createCrawlers } from '../worker/crawlers/create-crawlers.ts';
import { tellCrawler } from '../worker/crawlers/tell-crawler.ts';
import { keep } from '../worker/ledger.ts';
import { countJobs, database } from './database.ts';

const log = createLogger('test', 'silent');
const nothing = { kept: [], purge: { soft: [], hard: [] } };
// No host of this stack: its own rows are left alone.
const hosts = { CN_ORIGIN: 'https://cn.crawled.example', EN_ORIGIN: 'https://en.crawled.example' };

/** Stands where the search engines would, and writes down what it is told. */
const told: { url: string; type: string | undefined; body: string }[] = [];
let answer = { status: 200, body: '{"success":1}' };
let meanwhile = async (): Promise<void> => undefined;
const server = createServer((incoming, outgoing) => {
  void text(incoming).then(async (body) => {
    told.push({ url: incoming.url ?? '', type: incoming.headers['content-type'], body });
    await meanwhile();
    outgoing.writeHead(answer.status).end(answer.body);
  });
});

const crawlersOf = (keys: Readonly<Record<string, string>>) => {
  const { port } = server.address() as AddressInfo;
  return createCrawlers(
    parseEnv(Type.Object({ ...originFields, ...crawlerFields }), {
      ...hosts,
      INDEXNOW_URL: `http://127.0.0.1:${port}/indexnow`,
      BAIDU_PUSH_URL: `http://127.0.0.1:${port}/urls`,
      ...keys,
    }),
  );
};
const allKeys = { INDEXNOW_KEY: 'index-now-key', BAIDU_PUSH_TOKEN_CN: 'baidu-token' };
const openRoad = (keys: Readonly<Record<string, string>> = allKeys) => ({
  database,
  log,
  edges: [],
  crawlers: crawlersOf(keys),
});
const publish = (road: ReturnType<typeof openRoad>, ...paths: string[]) =>
  keep(road, 'article', {
    ...nothing,
    pages: paths.flatMap((path) => [
      { edition: 'cn' as const, path },
      { edition: 'en' as const, path },
    ]),
  });
const waiting = async (crawler: string) => {
  const { rows } = await database.query<{ address: string }>(
    'select address from road.crawl where crawler = $1 order by address',
    [crawler],
  );
  return rows.map(({ address }) => address);
};

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterEach(async () => {
  told.length = 0;
  answer = { status: 200, body: '{"success":1}' };
  meanwhile = async () => undefined;
  await database.query(`delete from road.crawl where address like '%crawled.example%'`);
  for (const name of ['baidu:cn', 'indexnow:cn', 'indexnow:en']) {
    await database.query('select graphile_worker.remove_job($1)', [`crawl:${name}`]);
  }
});
afterAll(async () => {
  server.close();
  await database.end();
});

describe('telling search engines what changed', () => {
  it('nobody is told anything while no key is set', async () => {
    const road = openRoad({});
    expect(road.crawlers).toEqual([]);
    await publish(road, '/article/1');
    const { rowCount } = await database.query(
      `select from road.crawl where address like '%crawled.example%'`,
    );
    expect(rowCount).toBe(0);
  });

  it('each is told the live addresses of its edition’s host, once, together', async () => {
    const road = openRoad();
    await publish(road, '/article/1');
    await publish(road, '/article/2', '/article/1');
    expect(await countJobs('crawl:baidu:cn')).toBe(1);
    await tellCrawler(road, 'baidu:cn');
    await tellCrawler(road, 'indexnow:en');
    expect(told).toEqual([
      {
        url: `/urls?site=${encodeURIComponent(hosts.CN_ORIGIN)}&token=baidu-token`,
        type: 'text/plain',
        body: `${hosts.CN_ORIGIN}/article/1\n${hosts.CN_ORIGIN}/article/2`,
      },
      {
        url: '/indexnow',
        type: 'application/json; charset=utf-8',
        body: JSON.stringify({
          host: 'en.crawled.example',
          key: 'index-now-key',
          keyLocation: `${hosts.EN_ORIGIN}/index-now-key.txt`,
          urlList: [`${hosts.EN_ORIGIN}/article/1`, `${hosts.EN_ORIGIN}/article/2`],
        }),
      },
    ]);
    expect(await waiting('baidu:cn')).toEqual([]);
    expect(await waiting('indexnow:cn')).toHaveLength(2);
    await tellCrawler(road, 'baidu:cn');
    expect(told).toHaveLength(2);
  });

  it('its job waits a little and keeps its time, so that steady publishing never puts it off', async () => {
    const road = openRoad();
    const runAt = async () => {
      const { rows } = await database.query<{ run_at: Date }>(
        `select run_at from graphile_worker.jobs where key = 'crawl:baidu:cn'`,
      );
      return rows[0]?.run_at.getTime() ?? 0;
    };
    await publish(road, '/article/1');
    const first = await runAt();
    expect(first).toBeGreaterThan(Date.now() + 10_000);
    await publish(road, '/article/2');
    expect(await runAt()).toBe(first);
  });

  it('more than one answer takes go in batches', async () => {
    const road = openRoad();
    const paths = Array.from({ length: 2500 }, (_, at) => `/article/${1_000_000 + at}`);
    await publish(road, ...paths);
    await tellCrawler(road, 'baidu:cn');
    expect(told.map(({ body }) => body.split('\n').length)).toEqual([2000, 500]);
    expect(new Set(told.flatMap(({ body }) => body.split('\n'))).size).toBe(2500);
  });

  it('what is refused stays, and the error does not give the key away', async () => {
    const road = openRoad();
    await publish(road, '/article/1');
    answer = { status: 400, body: '{"error":400,"message":"over quota"}' };
    const error: unknown = await tellCrawler(road, 'baidu:cn').catch((thrown: unknown) => thrown);
    expect(String(error)).toMatch(/answered 400.*over quota/);
    expect(String(error)).not.toContain('baidu-token');
    expect(await waiting('baidu:cn')).toEqual([`${hosts.CN_ORIGIN}/article/1`]);
    answer = { status: 200, body: '{}' };
    await tellCrawler(road, 'baidu:cn');
    expect(await waiting('baidu:cn')).toEqual([]);
  });

  it('a page that changes while it is being told is told again', async () => {
    const road = openRoad();
    await publish(road, '/article/1');
    meanwhile = async () => {
      meanwhile = async () => undefined;
      await publish(road, '/article/1');
    };
    await tellCrawler(road, 'baidu:cn');
    expect(told).toHaveLength(2);
    expect(await waiting('baidu:cn')).toEqual([]);
  });

  it('what has waited for a day is left to the sitemaps', async () => {
    const road = openRoad();
    await publish(road, '/article/1');
    await database.query(
      `update road.crawl set asked_at = now() - interval '25 hours' where address like $1`,
      [`${hosts.CN_ORIGIN}%`],
    );
    await tellCrawler(road, 'baidu:cn');
    expect(told).toEqual([]);
    expect(await waiting('baidu:cn')).toEqual([]);
  });
});
