import { randomBytes, randomInt } from 'node:crypto';
import type { EditionId } from '@ironbridge/domain';
import { aliasOf } from '@ironbridge/search';
import { createLogger } from '@ironbridge/service';
import { getSettings, loadStackEnv } from '@ironbridge/stack';
import { Redis } from 'ioredis';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyViews } from '../views/apply.ts';
import { database } from './database.ts';
import { waitFor } from './reader.ts';

const env = loadStackEnv();
const { ports } = getSettings();
const redis = new Redis(env['REDIS_DURABLE_URL'] ?? '');
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

let article = 0;
let industry = 0;

/** A reader's own address in the network that every machine has: nginx sees it, and nothing can be said instead. */
function newReader(): Agent {
  const localAddress = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
  return new Agent({ localAddress, connections: 1 });
}

interface Sent {
  readonly edition?: EditionId;
  readonly headers?: Readonly<Record<string, string>>;
}

async function view(reader: Agent, url: string, { edition = 'cn', headers = {} }: Sent = {}) {
  const origin = edition === 'cn' ? env['CN_ORIGIN'] : env['EN_ORIGIN'];
  const answer = await request(`http://127.0.0.1:${ports.nginx}/api/views`, {
    method: 'POST',
    dispatcher: reader,
    headers: {
      host: new URL(origin ?? '').host,
      'content-type': 'application/json',
      'user-agent': firefox,
      ...headers,
    },
    body: JSON.stringify({ url }),
  });
  return { status: answer.statusCode, text: await answer.body.text() };
}

async function sum(text: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await database.query<{ views: number }>(text, [...values]);
  return Number(rows[0]?.views ?? 0);
}

// Of all days, since one may end in between.
const countItem = (kind: string, item: string, edition = 'cn') =>
  sum(
    'select sum(views) as views from views.item_day where edition = $1 and kind = $2 and item = $3',
    [edition, kind, item],
  );
const countIndustry = (id: number) =>
  sum(`select sum(views) as views from views.industry_day where edition = 'cn' and industry = $1`, [
    id,
  ]);
const countUncounted = (reason: string) =>
  sum(`select sum(views) as views from views.uncounted_day where edition = 'cn' and reason = $1`, [
    reason,
  ]);

beforeAll(async () => {
  const { rows } = await database.query<{ id: number; industry: number }>(
    `select id, (views.industries_of(tags))[1] as industry from road.projection
     where kind = 'article' and edition = 'cn' and hash is not null
       and cardinality(views.industries_of(tags)) > 0 limit 1`,
  );
  article = rows[0]?.id ?? 0;
  industry = rows[0]?.industry ?? 0;
});

afterAll(async () => {
  redis.disconnect();
  await database.end();
});

it('[API-11] a view is in the day’s figures of its item and its industries', async () => {
  const before = {
    item: await countItem('article', String(article)),
    of: await countIndustry(industry),
  };
  const answer = await view(newReader(), `/article/${article}?from=mail`);
  expect(answer).toEqual({ status: 200, text: '{"code":1,"msg":"","data":null}' });
  await waitFor(async () => (await countItem('article', String(article))) === before.item + 1);
  expect(await countIndustry(industry)).toBe(before.of + 1);
});

it('[API-11] a screen is counted in its own edition', async () => {
  const before = await countItem('screen', '/articles', 'en');
  const origin = env['EN_ORIGIN'] ?? '';
  await view(newReader(), `${origin}/articles/?page=2`, { edition: 'en' });
  await waitFor(async () => (await countItem('screen', '/articles', 'en')) === before + 1);
});

it('[API-11] the same reader counts once for the same page, and a program not at all', async () => {
  const reader = newReader();
  const before = {
    item: await countItem('article', String(article)),
    repeat: await countUncounted('repeat'),
    bot: await countUncounted('bot'),
    unknown: await countUncounted('unknown'),
  };
  const page = `/article/${article}`;
  await view(reader, page);
  await view(reader, page);
  await view(reader, page, {
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0)' },
  });
  await view(reader, '/article/1');
  await waitFor(async () => (await countUncounted('unknown')) === before.unknown + 1);
  expect(await countItem('article', String(article))).toBe(before.item + 1);
  expect(await countUncounted('repeat')).toBe(before.repeat + 1);
  expect(await countUncounted('bot')).toBe(before.bot + 1);
});

it('[API-11] [SEC-8] a reader who claims other addresses stays one reader', async () => {
  const reader = newReader();
  const before = await countUncounted('repeat');
  for (const claimed of ['203.0.113.7', '203.0.113.8', '203.0.113.9']) {
    const headers = {
      'x-forwarded-for': claimed,
      'x-real-ip': claimed,
      forwarded: `for=${claimed}`,
    };
    await view(reader, '/videos', { headers });
  }
  await waitFor(async () => (await countUncounted('repeat')) === before + 2);
});

it('[API-11] who sends more in a minute than a person reads is not counted on', async () => {
  const reader = newReader();
  const before = await countUncounted('too_many');
  // Whatever the clock does in between, one of two minutes gets more than its share.
  for (let n = 0; n < 130; n++) await view(reader, `/article/${2_000_000 + n}`);
  await waitFor(async () => (await countUncounted('too_many')) > before);
});

it('[API-11] entries that are read twice are counted once', async () => {
  const before = await countItem('screen', '/showroom');
  const visitor = () => randomBytes(16).toString('base64url');
  const event = () => `cn screen /showroom ${visitor()} reader`;
  await redis.xadd('views', '*', 'event', event(), 'event', event());
  // All that lies in the stream, as the worker reads it in the same moment.
  const entries = await redis.xrange('views', '-', '+');
  const log = createLogger('test', 'silent');
  await Promise.all([1, 2, 3].map(() => applyViews(database, log, entries)));
  expect(await countItem('screen', '/showroom')).toBe(before + 2);
});

it('[API-11] what leads nowhere is refused, and what is counted leaves the stream', async () => {
  const reader = newReader();
  for (const url of [
    'https://elsewhere.test/article/5',
    '//elsewhere.test/',
    '/nowhere',
    '/article/a b',
  ]) {
    expect((await view(reader, url)).status).toBe(400);
  }
  await waitFor(async () => (await redis.xlen('views')) === 0);
});

it('[API-11] nothing that is kept tells who a reader was', async () => {
  const reader = newReader();
  await view(reader, '/magazines');
  const { rows } = await database.query<{ visitor: string }>('select visitor from views.seen');
  for (const { visitor } of rows) expect(visitor).toMatch(/^[\w-]{22}$/);
  const salts = await redis.keys('visitor-salt:*');
  expect(salts.length).toBeGreaterThan(0);
  for (const salt of salts) expect(await redis.ttl(salt)).toBeGreaterThan(0);
});

it('[API-11] what is read most is found under its industry and under all', async () => {
  const engine = env['OPENSEARCH_URLS']?.split(',')[0];
  const holds = async (id: number) => {
    const answer = await fetch(`${engine}/${aliasOf('popular', 'cn')}/_source/${id}`);
    return answer.ok && (await answer.text()).includes(`"kind":"article","id":${article},`);
  };
  await view(newReader(), `/article/${article}`);
  await waitFor(async () => (await holds(0)) && (await holds(industry)), 200_000);
});
