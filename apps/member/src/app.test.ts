import { memberCalls } from '@ironbridge/contract';
import { createLogger } from '@ironbridge/service';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { parseMemberEnv } from './env.ts';
import { nowhere } from './nowhere.ts';

const headers = { host: 'cn.localhost:8080' };
let app: FastifyInstance;

beforeAll(async () => {
  app = await createApp(parseMemberEnv(nowhere), createLogger('member', 'silent'));
});
afterAll(() => app.close());

it('[API-1] knows a visitor as nobody, and lets no cache keep it', async () => {
  const answer = await app.inject({ url: '/api/userinfo', headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ code: 1, msg: '', data: { profile: null } });
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

it('answers the calls that the contract gives it', () => {
  for (const { method, path: url } of Object.values(memberCalls)) {
    expect([url, app.hasRoute({ method, url })]).toEqual([url, true]);
  }
});

it('is alive but not ready without its database', async () => {
  expect((await app.inject('/health/live')).statusCode).toBe(200);
  const ready = await app.inject('/health/ready');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toMatchObject({ checks: { postgres: { ok: false, reason: 'failed' } } });
});
