import { memberCalls } from '@ironbridge/contract';
import { createLogger } from '@ironbridge/service';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { parseMemberEnv } from './env.ts';

const headers = { host: 'cn.localhost:8080' };
let app: FastifyInstance;

beforeAll(async () => {
  const env = parseMemberEnv({
    PORT: '0',
    CN_ORIGIN: 'http://cn.localhost:8080',
    EN_ORIGIN: 'http://en.localhost:8080',
    // Nobody listens there.
    DATABASE_URL: 'postgres://member:secret@127.0.0.1:1/ironbridge',
    REDIS_CACHE_URL: 'redis://127.0.0.1:1',
    REDIS_DURABLE_URL: 'redis://127.0.0.1:1',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_REGION: 'nowhere',
    S3_ACCESS_KEY_ID: 'nobody',
    S3_SECRET_ACCESS_KEY: 'nothing',
    S3_PRIVATE_BUCKET: 'private',
    S3_MEMBER_BUCKET: 'member-files',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'nobody@example.com',
    ALIYUN_SMS_KEY_ID: 'nobody',
    ALIYUN_SMS_SECRET: 'a'.repeat(32),
    ALIYUN_SMS_TEMPLATE: 'none',
    TENCENT_SMS_KEY_ID: 'nobody',
    TENCENT_SMS_SECRET: 't'.repeat(32),
    TENCENT_SMS_APP_ID: 'none',
    TENCENT_SMS_TEMPLATE: 'none',
    WECHAT_APP_ID: 'nobody',
    WECHAT_SECRET: 'w'.repeat(32),
    MEMBER_SECRET: 'm'.repeat(32),
    CODE_PEPPER: 'p'.repeat(32),
  });
  app = await createApp(env, createLogger('member', 'silent'));
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
