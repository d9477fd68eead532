import { connect, createServer, type Server, type Socket } from 'node:net';
import { loadStackEnv } from '@ironbridge/stack';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { toArticle, toReference } from './documents.ts';
import { PublishedDocuments } from './published.ts';
import { RunningApi } from './running-api.ts';

const engine = loadStackEnv()['OPENSEARCH_URLS']?.split(',')[0] ?? '';
const published = new PublishedDocuments('faults', engine);
const nobody = 'http://127.0.0.1:1';

beforeAll(async () => {
  await published.create();
  await published.put('reference', 'cn', toReference());
  await published.put('reference', 'en', toReference());
  await published.put('article', 'cn', toArticle('cn', 1_000_101));
});
afterAll(() => published.drop());

/** Stands between the service and OpenSearch, and can be pulled out or made to say nothing. */
class Wire {
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  port = 0;
  silent = false;
  /** Questions that came in while it said nothing; whether it is back may be asked. */
  unheard = 0;

  async plugIn(): Promise<void> {
    const target = new URL(engine);
    this.#server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => this.#sockets.delete(socket));
      }
      near.on('data', (chunk) => {
        if (!this.silent) far.write(chunk);
        else if (!chunk.toString('latin1').startsWith('GET / ')) this.unheard += 1;
      });
      far.pipe(near);
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#server.listen(this.port, '127.0.0.1', resolve);
    await promise;
    const address = this.#server.address();
    if (address !== null && typeof address === 'object') this.port = address.port;
  }

  pullOut(): void {
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }
}

let api: RunningApi;
const wire = new Wire();
afterEach(async () => {
  await api.close();
  wire.pullOut();
  wire.silent = false;
});

async function start(...urls: string[]): Promise<void> {
  api = await RunningApi.start({
    OPENSEARCH_URLS: urls.join(','),
    INDEX_PREFIX: published.prefix,
  });
  await vi.waitUntil(() => api.isReady(), { timeout: 120_000 });
}

const list = '/api/article/list';
const item = '/api/article/info?id=1000101';

describe('OpenSearch', () => {
  it('with one node away is read from the other, and nobody notices', async () => {
    await wire.plugIn();
    await start(nobody, wire.url);
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.get(list)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  });

  it('with one node that says nothing costs one wait, not one each', async () => {
    await wire.plugIn();
    await start(wire.url, engine);
    wire.silent = true;
    const first = await Promise.all(Array.from({ length: 12 }, () => api.get(item)));
    expect(new Set(first.map((answer) => answer.status))).toEqual(new Set([200]));
    wire.unheard = 0;
    for (let turn = 0; turn < 10; turn++) expect((await api.get(list)).status).toBe(200);
    expect(wire.unheard).toBe(0);
  });

  it('[ERR-1] gone altogether: names are still served, the rest says so at once and is kept by nobody', async () => {
    await wire.plugIn();
    await start(wire.url);
    wire.pullOut();
    const failed = await api.get(list);
    expect([failed.status, failed.body, failed.headers['cache-control']]).toEqual([
      503,
      { code: 0, msg: '服务暂时不可用，请稍后再试', data: null },
      'no-store',
    ]);
    expect((await api.get('/api/baseinfo')).status).toBe(200);
    await vi.waitUntil(async () => !(await api.isReady()), { timeout: 120_000 });
    expect((await api.get('/health/ready')).body).toMatchObject({
      checks: { opensearch: { ok: false }, reference: { ok: true } },
    });

    await wire.plugIn();
    await vi.waitUntil(() => api.isReady(), { timeout: 120_000 });
    expect((await api.get(list)).status).toBe(200);
  });

  it('not there at the start: it listens, says that it is not ready, and becomes so', async () => {
    await wire.plugIn();
    wire.pullOut();
    api = await RunningApi.start({
      OPENSEARCH_URLS: wire.url,
      INDEX_PREFIX: published.prefix,
    });
    expect((await api.get('/health/live')).status).toBe(200);
    expect((await api.get('/api/baseinfo')).status).toBe(503);
    expect((await api.get('/health/ready')).status).toBe(503);
    await wire.plugIn();
    await vi.waitUntil(() => api.isReady(), { timeout: 120_000 });
    expect((await api.get('/api/baseinfo')).status).toBe(200);
  });
});

describe('what nobody foresaw', () => {
  it('[ERR-4] [SEC-38] a document of a later schema is a 500 that tells nothing', async () => {
    await published.put('article', 'cn', toArticle('cn', 1_000_105, { schema: 99 }));
    await start(engine);
    const { status, body, text } = await api.get('/api/article/info?id=1000105');
    expect([status, body]).toEqual([500, { code: 0, msg: '服务出现异常，请稍后再试', data: null }]);
    expect(text).not.toMatch(/schema|Error|\.ts/);
    expect(api.log.join('')).toContain('another schema');
    await published.delete('article', 'cn', 1_000_105);
  });

  it('[ERR-4] a path, a method or an address that nobody knows has its own answer', async () => {
    await start(engine);
    const host = 'en.localhost:8080';
    const path = await api.send('GET', '/api/nowhere', { host });
    expect([path.status, path.body]).toEqual([404, { code: 0, msg: 'Not found', data: null }]);
    const method = await api.send('POST', list, { host });
    expect([method.status, method.headers['allow']]).toEqual([405, 'GET, HEAD']);
    const address = await api.send('GET', '/api/%zz', { host });
    expect([address.status, address.body]).toMatchObject([400, { code: 0 }]);
  });
});

describe('pictures', () => {
  it('[API-8] relative paths come out with the image host, others as they are', async () => {
    api = await RunningApi.start({
      OPENSEARCH_URLS: engine,
      INDEX_PREFIX: published.prefix,
      IMAGE_ORIGIN: 'https://images.example',
    });
    await vi.waitUntil(() => api.isReady(), { timeout: 120_000 });
    const sources = [
      { width: 320, src: 'https://images.example/files/2026/barrel-320.webp' },
      { width: 640, src: 'https://elsewhere.example/barrel-640.webp' },
    ];
    const { body } = await api.get(item);
    expect(body).toMatchObject({
      data: {
        image: { sources },
        body: [{ type: 'paragraph' }, { type: 'picture', picture: { sources } }],
      },
    });
    expect((await api.get(list)).body).toMatchObject({ data: { list: [{ image: { sources } }] } });
  });
});
