import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { MemberData } from '@ironbridge/contract';
import { askAs } from '@ironbridge/people';
import { loadStackEnv } from '@ironbridge/stack';
import { Redis } from 'ioredis';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TicketKeeper } from '../src/modules/wechat/ticket-keeper.ts';

const env = loadStackEnv();
const signFor = (edition: 'cn' | 'en', url: string) =>
  askAs(edition, `/api/wechat/share_sign?${new URLSearchParams({ url }).toString()}`);

describe('the signed configuration', () => {
  it('[API-12] [DLG-12] signs a page of the Chinese edition with the ticket that WeChat gave', async () => {
    const page = `${env['CN_ORIGIN']}/articles?page=2`;
    const answer = await signFor('cn', `${page}#top`);
    expect(answer.headers['cache-control']).toContain('no-store');
    const { appId, rawString, timestamp, nonceStr, signature } = toSigned(answer.json().data);
    expect(appId).not.toBe('');
    expect(rawString).toMatch(
      new RegExp(`^jsapi_ticket=ticket-\\w+&noncestr=${nonceStr}&timestamp=${timestamp}&url=`),
    );
    expect(rawString.endsWith(`&url=${page}`)).toBe(true);
    expect(createHash('sha1').update(rawString).digest('hex')).toBe(signature);
  });

  it('[EDN-5] is not there on the English edition', async () => {
    expect((await signFor('en', `${env['EN_ORIGIN']}/articles`)).status).toBe(404);
  });

  it('lends our name to no page but our own', async () => {
    for (const url of [
      'https://evil.example/',
      `${env['CN_ORIGIN']}.evil.example/`,
      `${env['CN_ORIGIN']}@evil.example/`,
      `${env['EN_ORIGIN']}/`,
      'javascript:alert(1)',
      '',
    ]) {
      expect([url, (await signFor('cn', url)).status]).toEqual([url, 400]);
    }
  });
});

function toSigned(data: unknown): MemberData<'wechatShareSign'> {
  if (!isSigned(data)) throw new Error('Not signed');
  return data;
}

function isSigned(data: unknown): data is MemberData<'wechatShareSign'> {
  return typeof data === 'object' && data !== null && 'rawString' in data;
}

describe('the ticket of the fleet', () => {
  const keyPrefix = `test-${Date.now().toString(36)}:`;
  const redis = new Redis(env['REDIS_CACHE_URL'] ?? '', { keyPrefix });
  const failures: unknown[] = [];
  let asked = 0;
  let validMs = 7_200_000;
  let answers = true;

  /** Each is a process of its own, as far as the store can tell. */
  const keepers = Array.from(
    { length: 4 },
    () =>
      new TicketKeeper(
        redis,
        async () => {
          asked += 1;
          await pause(50);
          if (!answers) throw new Error('WeChat is away');
          return { ticket: `ticket-${asked}`, until: Date.now() + validMs };
        },
        (error) => failures.push(error),
      ),
  );
  const askAll = () => Promise.all([...keepers, ...keepers].map((keeper) => keeper.getTicket()));

  beforeEach(async () => {
    await redis.del('wechat:ticket', 'wechat:ticket:lock');
    [asked, validMs, answers] = [0, 7_200_000, true];
    failures.length = 0;
  });
  afterAll(() => redis.disconnect());

  it('is fetched once, however many need it at the same moment', async () => {
    expect(new Set(await askAll())).toEqual(new Set(['ticket-1']));
    expect(asked).toBe(1);
    expect(failures).toEqual([]);
  });

  it('is renewed five minutes early by one, while all go on with the one before', async () => {
    validMs = 299_000;
    await askAll();
    validMs = 7_200_000;
    expect(new Set(await askAll())).toEqual(new Set(['ticket-1']));
    await vi.waitFor(async () => expect(await keepers[0]?.getTicket()).toBe('ticket-2'), 120_000);
    expect(asked).toBe(2);
  });

  it('is not asked for again and again while WeChat is away', async () => {
    answers = false;
    const refused = await Promise.allSettled(keepers.map((keeper) => keeper.getTicket()));
    expect(refused.map(({ status }) => status)).toEqual(keepers.map(() => 'rejected'));
    expect(asked).toBe(1);
    expect(failures).toHaveLength(1);
  });

  it('is kept by each process where the store is away', async () => {
    const nowhere = new Redis('redis://127.0.0.1:1', {
      lazyConnect: true,
      enableOfflineQueue: false,
      retryStrategy: () => null,
    });
    // That it is away is the point.
    nowhere.on('error', () => undefined);
    const alone = new TicketKeeper(
      nowhere,
      async () => {
        asked += 1;
        return { ticket: 'own', until: Date.now() + validMs };
      },
      (error) => failures.push(error),
    );
    expect(await alone.getTicket()).toBe('own');
    expect(await alone.getTicket()).toBe('own');
    expect(asked).toBe(1);
    expect(failures.length).toBeGreaterThan(0);
  });
});
