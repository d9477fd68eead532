import { loadStackEnv } from '@ironbridge/stack';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toReference } from './documents.ts';
import { PublishedDocuments } from './published.ts';
import { RunningApi } from './running-api.ts';

const stack = loadStackEnv();
const engine = stack['OPENSEARCH_URLS']?.split(',')[0] ?? '';
const published = new PublishedDocuments('views', engine);
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Firefox/150.0' };
let api: RunningApi;
let cut: RunningApi;

beforeAll(async () => {
  await published.create(['reference']);
  await published.put('reference', 'cn', toReference());
  await published.put('reference', 'en', toReference());
  const env = { OPENSEARCH_URLS: engine, INDEX_PREFIX: published.prefix };
  api = await RunningApi.start({ ...env, REDIS_DURABLE_URL: stack['REDIS_DURABLE_URL'] ?? '' });
  cut = await RunningApi.start({ ...env, REDIS_DURABLE_URL: 'redis://127.0.0.1:1' });
  await vi.waitUntil(async () => (await api.isReady()) && (await cut.isReady()), {
    timeout: 120_000,
  });
  // Ready to be read is not yet connected to the stream: an api without one is read all the same.
  await vi.waitUntil(async () => (await takeView()) === 200, { timeout: 120_000 });
});

const takeView = async () => (await api.post('/api/views', { url: '/' }, firefox)).status;

afterAll(async () => {
  await api.close();
  await cut.close();
  await published.drop();
});

it('[API-11] takes a view once the stream has it, for nobody to keep', async () => {
  const { status, headers, body } = await api.post('/api/views', { url: '/articles' }, firefox);
  expect([status, body]).toEqual([200, { code: 1, msg: '', data: null }]);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

it('[API-11] without its stream it says so at once, and goes on being read', async () => {
  const { status, body } = await cut.post('/api/views', { url: '/articles' }, firefox);
  expect([status, body]).toMatchObject([503, { code: 0, data: null }]);
  expect((await cut.get('/api/baseinfo')).status).toBe(200);
  expect(await cut.isReady()).toBe(true);
});

it('[API-11] goes on taking views when its stream is back after its connections were cut', async () => {
  const redis = new Redis(stack['REDIS_DURABLE_URL'] ?? '');
  await redis.client('KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
  redis.disconnect();
  await expect.poll(takeView).toBe(200);
});

it('[API-11] writes no address and no browser into its log', async () => {
  const headers = { ...firefox, 'x-forwarded-for': '203.0.113.77' };
  await api.post('/api/views', { url: '/nowhere' }, headers);
  await cut.post('/api/views', { url: '/articles' }, headers);
  expect([...api.log, ...cut.log].join('')).not.toMatch(/203\.0\.113\.77|Firefox/);
});

describe('[SEC-32] bodies that are not what they seem', () => {
  const deep = `${'{"url":'.repeat(400)}1${'}'.repeat(400)}`;
  it.each([
    ['a prototype', '{"url":"/","__proto__":{"admin":true}}'],
    ['a prototype in disguise', '{"url":"/","\\u005f_proto__":{}}'],
    ['a constructor', '{"url":"/","constructor":{"prototype":{"admin":true}}}'],
    ['depth', deep],
    ['a list', '["/"]'],
    ['a list for a text', '{"url":["/"]}'],
    ['a number for a text', '{"url":1}'],
    ['an object for a text', '{"url":{"toString":"/"}}'],
    ['null', 'null'],
    ['nothing', ''],
    ['half of it', '{"url":'],
    ['fields that nobody asked for', '{"url":"/","edition":"en"}'],
    ['an empty text', '{"url":""}'],
    ['a text too long', JSON.stringify({ url: `/${'a'.repeat(2000)}` })],
    ['NUL', '{"url":"/\\u0000"}'],
    ['half a character', '{"url":"/article/\\ud800"}'],
  ])('%s is refused', async (_what, text) => {
    const { status, body } = await api.post('/api/views', text, firefox);
    expect([status, body]).toMatchObject([400, { code: 0, data: null }]);
  });

  it.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
  ])('%s is no JSON: a stranger’s form cannot send it', async (type, status) => {
    const answer = await api.post('/api/views', '{"url":"/"}', {
      ...firefox,
      'content-type': type,
    });
    expect(answer).toMatchObject({ status, body: { code: 0 } });
  });

  it('more than a few words are not even read', async () => {
    const answer = await api.post('/api/views', JSON.stringify({ url: 'a'.repeat(5000) }), firefox);
    expect(answer).toMatchObject({ status: 413, body: { code: 0 } });
  });
});
