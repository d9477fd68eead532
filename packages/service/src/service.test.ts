import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { PublicError } from './public-error.ts';
import { createService, type ServiceOptions } from './service.ts';

const errors = {
  bad_request: { status: 400, cn: '请求参数有误', en: 'Not valid' },
  not_found: { status: 404, cn: '内容不存在', en: 'Not found' },
  method_not_allowed: { status: 405, cn: '不支持该请求方式', en: 'Method not allowed' },
  too_large: { status: 413, cn: '内容过大', en: 'Too large' },
  unavailable: { status: 503, cn: '暂时不可用', en: 'Unavailable' },
  internal: { status: 500, cn: '服务出现异常', en: 'Something went wrong' },
};
const cn = { host: 'cn.localhost:8080' };
const en = { host: 'en.localhost:8080' };

let app: FastifyInstance;
const lines: string[] = [];

async function start(options: Partial<ServiceOptions> = {}): Promise<FastifyInstance> {
  lines.length = 0;
  app = await createService({
    name: 'test',
    log: createLogger('test', 'info', { write: (line) => void lines.push(line) }),
    origins: { cn: 'http://cn.localhost:8080', en: 'http://en.localhost:8080' },
    errors,
    ...options,
  });
  return app;
}

afterEach(() => app.close());

describe('errors', () => {
  it('[ERR-1] whatever is thrown becomes a message and a status, 500 by default', async () => {
    await start();
    const thrown: unknown[] = [
      new Error('select * from member'),
      'a string',
      Object.assign(new Error('upstream said'), { statusCode: 404 }),
    ];
    for (const [index, value] of thrown.entries()) {
      app.get(`/throws/${index}`, async () => {
        throw value;
      });
    }
    for (const index of thrown.keys()) {
      const answer = await app.inject({ url: `/throws/${index}`, headers: en });
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toEqual({ code: 0, msg: 'Something went wrong', data: null });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(lines.join('')).toContain('select * from member');
  });

  it('[API-1] failure is code 0 with a fitting status, in the language of the host', async () => {
    await start();
    const schema = { querystring: { type: 'object', required: ['id'] } };
    app.get('/item', { schema }, async () => 'unreached');
    app.post('/form', async () => 'unreached');
    const json = { ...cn, 'content-type': 'application/json' };

    const cases = [
      { url: '/item', headers: cn, status: 400, msg: '请求参数有误' },
      { url: '/nowhere', headers: cn, status: 404, msg: '内容不存在' },
      { url: '/nowhere', headers: { host: 'elsewhere' }, status: 404, msg: 'Not found' },
      { url: '/%zz', headers: en, status: 400, msg: 'Not valid' },
      { url: '/form', headers: cn, status: 405, msg: '不支持该请求方式' },
      { url: '/form', headers: json, body: '{"a":', status: 400, msg: '请求参数有误' },
      { url: '/form', headers: json, body: '{"__proto__":1}', status: 400, msg: '请求参数有误' },
      { url: '/form', headers: json, body: '"\\u0000"', status: 400, msg: '请求参数有误' },
      {
        url: '/form',
        headers: json,
        body: JSON.stringify('x'.repeat(70_000)),
        status: 413,
        msg: '内容过大',
      },
    ];
    for (const { url, headers, status, msg, body } of cases) {
      const method = body ? 'POST' : 'GET';
      const answer = await app.inject({ method, url, headers, ...(body ? { body } : {}) });
      expect([url, answer.statusCode, answer.json()]).toEqual([
        url,
        status,
        { code: 0, msg, data: null },
      ]);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
    expect((await app.inject({ url: '/form', headers: en })).headers['allow']).toBe('POST');
  });

  it('tells what a public error says, and drops what a handler had promised the cache', async () => {
    await start();
    app.get('/gone', async (_request, reply) => {
      reply.headers({ 'cache-control': 'public, s-maxage=60', xkey: 'en:article:1' });
      throw new PublicError(errors.not_found);
    });
    app.get('/kept', async () => {
      const headers = { 'cache-control': 'public, s-maxage=10', xkey: 'en:article:1' };
      throw new PublicError(errors.not_found, { headers });
    });
    const gone = await app.inject({ url: '/gone', headers: en });
    expect([gone.statusCode, gone.headers['cache-control'], gone.headers['xkey']]).toEqual([
      404,
      'no-store',
      undefined,
    ]);
    const kept = await app.inject({ url: '/kept', headers: en });
    expect([kept.headers['cache-control'], kept.headers['xkey']]).toEqual([
      'public, s-maxage=10',
      'en:article:1',
    ]);
  });

  it('answers a request that is no HTTP with an envelope too', async () => {
    await start();
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), '127.0.0.1');
    socket.end('NONSENSE\r\n\r\n');
    const chunks = await socket.setEncoding('utf8').toArray();
    expect(chunks.join('')).toMatch(/^HTTP\/1.1 400 .*"code":0/s);
  });
});

describe('request id', () => {
  it('[SEC-36] is taken from the edge when it looks like one, else made here', async () => {
    await start();
    const idFor = async (id: string) =>
      (await app.inject({ url: '/nowhere', headers: { 'x-request-id': id } })).headers[
        'x-request-id'
      ];
    expect(await idFor('0123456789abcdef')).toBe('0123456789abcdef');
    expect(await idFor('a b\tc"}forged')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the log', () => {
  it('names the request that failed, once it has', async () => {
    await start();
    app.get('/fails', () => Promise.reject(new Error('broken inside')));
    await app.inject({ url: '/fails?token=1', headers: { 'x-request-id': 'a1b2c3d4e5f6' } });
    const line = lines.find((each) => each.includes('broken inside'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      req: { id: 'a1b2c3d4e5f6', method: 'GET', path: '/fails' },
    });
  });
});

describe('health and figures', () => {
  it('names the check that fails and the one that hangs, and says so once', async () => {
    await start({
      checkTimeoutMs: 20,
      checks: {
        fine: () => undefined,
        dead: async () => {
          throw new Error('connect refused');
        },
        hanging: () => new Promise(() => undefined),
      },
    });
    for (let probe = 0; probe < 2; probe++) {
      const ready = await app.inject('/health/ready');
      expect(ready.statusCode).toBe(503);
      expect(ready.json()).toMatchObject({
        status: 'not ready',
        checks: {
          fine: { ok: true },
          dead: { ok: false, reason: 'failed' },
          hanging: { ok: false, reason: 'timed out' },
        },
      });
    }
    expect(lines.filter((line) => line.includes('check fails'))).toHaveLength(2);
    expect((await app.inject('/health/live')).statusCode).toBe(200);
  });

  it('is not ready while it drains', async () => {
    await start();
    expect((await app.inject('/health/ready')).statusCode).toBe(200);
    app.startDraining();
    const ready = await app.inject('/health/ready');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({ status: 'draining', checks: {} });
  });

  it('counts answers by route and status', async () => {
    await start();
    await app.inject('/health/live');
    const { body } = await app.inject('/metrics');
    expect(body).toContain(
      'http_request_duration_seconds_count{service="test",route="/health/live",status="200"} 1',
    );
  });
});
