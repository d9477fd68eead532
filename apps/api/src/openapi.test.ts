import { calls, postCalls, toOpenApi } from '@ironbridge/contract';
import { createLogger } from '@ironbridge/service';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { parseApiEnv } from './env.ts';

const notCalls = [
  '/health/live',
  '/health/ready',
  '/metrics',
  '/api/openapi.json',
  '/sitemap.xml',
  '/sitemap/:part',
  '/sitemap/news.xml',
  '/sitemap/screens.xml',
];
let app: FastifyInstance;

beforeAll(async () => {
  const env = parseApiEnv({
    PORT: '0',
    CN_ORIGIN: 'http://cn.localhost:8080',
    EN_ORIGIN: 'http://en.localhost:8080',
    OPENSEARCH_URLS: 'http://127.0.0.1:1',
    REDIS_DURABLE_URL: 'redis://127.0.0.1:1',
    VISITOR_SECRET: 'v'.repeat(32),
    BANNER_KEYS: 'k'.repeat(32),
  });
  app = await createApp(env, createLogger('api', 'silent'));
  await app.ready();
});
afterAll(() => app.close());

it('has a route for every call it owns, and no route that is not described', () => {
  const routes = [...app.printRoutes({ commonPrefix: false }).matchAll(/(\/\S*) \(([^)]*)\)/g)];
  const found = routes.map(([, path, methods]) => `${methods} ${path}`).sort();
  const owned = (table: Readonly<Record<string, { owner: string; path: string }>>) =>
    Object.values(table).flatMap(({ owner, path }) => (owner === 'api' ? [path] : []));
  expect(found).toEqual(
    [
      ...[...owned(calls), ...notCalls].map((path) => `GET, HEAD ${path}`),
      ...owned(postCalls).map((path) => `POST ${path}`),
    ].sort(),
  );
});

it('serves the document, which is the one that was agreed to', async () => {
  const { body } = await app.inject('/api/openapi.json');
  expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(toOpenApi())));
  // A change of the contract shows in review; it is agreed to by running this with -u.
  const text = `${JSON.stringify(toOpenApi(), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../../docs/openapi.json');
});
