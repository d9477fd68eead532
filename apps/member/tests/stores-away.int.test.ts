import { type Line, openLine } from '@ironbridge/doubles';
import { newMember, newSession } from '@ironbridge/people';
import { createLogger } from '@ironbridge/service';
import { loadStackEnv, stateFolder } from '@ironbridge/stack';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createApp } from '../src/app.ts';
import { parseMemberEnv } from '../src/env.ts';
import { hashToken } from '../src/modules/identity/session-token.ts';

let app: FastifyInstance;
let redis: Line;
let postgres: Line;
let direct: Redis;
let host = '';
let origin = '';

async function lineTo(url: URL): Promise<Line> {
  const line = await openLine({ host: url.hostname, port: Number(url.port) });
  url.port = String(line.port);
  return line;
}

/** A member service of our own, on lines that we can cut; the stack's has its own. */
beforeAll(async () => {
  const env = loadStackEnv(stateFolder(), 'member');
  const cacheUrl = new URL(env['REDIS_CACHE_URL'] ?? '');
  const databaseUrl = new URL(env['DATABASE_URL'] ?? '');
  direct = new Redis(cacheUrl.href);
  redis = await lineTo(cacheUrl);
  postgres = await lineTo(databaseUrl);
  origin = env['EN_ORIGIN'] ?? '';
  host = new URL(origin).host;
  app = await createApp(
    parseMemberEnv({ ...env, REDIS_CACHE_URL: cacheUrl.href, DATABASE_URL: databaseUrl.href }),
    createLogger('member', 'silent'),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  redis.restore();
  postgres.restore();
  await app.close();
  direct.disconnect();
  redis.close();
  postgres.close();
});

async function whoIs(cookie: string): Promise<unknown> {
  const answer = await app.inject({ url: '/api/userinfo', headers: { host, cookie } });
  return answer.json<{ data: { profile: unknown } | null }>().data?.profile;
}

const keyOf = ({ token }: { token: string }): string => `session:${hashToken(token)}`;

/** Until Redis has been told, which nobody waits for. */
async function settle({ cookie, token }: { cookie: string; token: string }): Promise<void> {
  await expect
    .poll(async () => [await whoIs(cookie), await direct.exists(keyOf({ token }))])
    .toEqual([expect.anything(), 1]);
}

it('knows members without Redis, and without PostgreSQL those that Redis knows', async () => {
  const member = await newMember('en');
  const { id, cookie } = member;
  redis.silence();
  expect(await whoIs(cookie)).toMatchObject({ id });
  redis.restore();
  await settle(member);
  postgres.silence();
  await expect.poll(() => whoIs(cookie)).toMatchObject({ id });
  // Later than Redis is believed without asking.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  await expect.poll(() => whoIs(cookie)).toMatchObject({ id });
  vi.useRealTimers();
  postgres.restore();
});

it('[SEC-13] logging out everywhere counts while Redis is away, and when it is back', async () => {
  const member = await newMember('en');
  const { id, cookie } = member;
  const other = await newSession(id, 'en');
  await settle(member);
  await settle(other);
  redis.cut();
  const answer = await app.inject({
    method: 'POST',
    url: '/memberApi/logout_everywhere',
    headers: { host, cookie, origin },
    payload: {},
  });
  expect(answer.json()).toMatchObject({ code: 1 });
  expect(await whoIs(other.cookie)).toBeNull();
  redis.restore();
  // What Redis remembers from before must not let anybody in.
  await expect
    .poll(async () => [await whoIs(other.cookie), await direct.get(keyOf(other))])
    .toEqual([null, 'gone']);
  expect(await whoIs(other.cookie)).toBeNull();
});
