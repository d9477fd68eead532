import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCatalogue } from '@ironbridge/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderNginxConfig } from './nginx-config.ts';

/** Stands where a Varnish or the desk would: remembers what reached it, answers as it is told. */
class Origin {
  readonly seen: IncomingMessage[] = [];
  status = 200;
  readonly #server: Server = createServer((message, response) => {
    this.seen.push(message);
    message.resume();
    response.writeHead(this.status, { 'x-request-id': 'of-another-reader' }).end(this.name);
  });
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  async listen(port = 0): Promise<number> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    return portOf(this.#server);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not a port');
  return address.port;
}

async function freePort(): Promise<number> {
  const server = createSocketServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
const first = new Origin('first varnish');
const second = new Origin('second varnish');
const desk = new Origin('desk');
let nginx: ChildProcess;
let port: number;

function ask(
  host: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number; text: string; headers: IncomingMessage['headers'] }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        agent: false,
        method: options.method ?? 'GET',
        headers: { ...options.headers, host },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(options.body);
  });
}

beforeAll(async () => {
  port = await freePort();
  const varnishes = [await first.listen(), await second.listen()];
  const deskPort = await desk.listen();
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    renderNginxConfig({
      listen: [`127.0.0.1:${port}`],
      editionHosts: { cn: `cn.localhost:${port}`, en: `en.localhost:${port}` },
      deskHost: `desk.localhost:${port}`,
      varnishes: varnishes.map((varnish) => `127.0.0.1:${varnish}`),
      desk: `127.0.0.1:${deskPort}`,
      folder,
      supervised: true,
      secure: true,
      posts: { perSecond: 1, burst: 20 },
    }),
  );
  nginx = spawn('nginx', ['-c', file, '-p', folder, '-e', 'stderr'], {
    env: { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` },
    stdio: 'inherit',
  });
  await vi.waitFor(async () => expect((await ask('nowhere')).status).toBe(421), 120_000);
});

afterAll(async () => {
  nginx.kill('SIGTERM');
  await once(nginx, 'close');
  await Promise.all([second, desk].map((origin) => origin.close()));
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  for (const origin of [first, second, desk]) {
    origin.seen.length = 0;
    origin.status = 200;
  }
});

const received = (): IncomingMessage[] => [...first.seen, ...second.seen];

describe('nginx in front of the edge', () => {
  test('[SEC-26] an unknown host gets nothing and is hung up on', async () => {
    const { status, headers } = await ask('cn.localhost.evil.example');
    expect(status).toBe(421);
    expect(headers.connection).toBe('close');
    expect(received()).toHaveLength(0);
  });

  test('[SEC-26] the host alone decides, in the one spelling that is known behind: editions to Varnish, the desk to the desk', async () => {
    expect((await ask('EN.localhost')).text).toMatch(/varnish$/);
    expect((await ask(`desk.localhost:${port}`)).text).toBe('desk');
    expect(received().map((message) => message.headers.host)).toEqual([`en.localhost:${port}`]);
  });

  test('[SEC-8] [SEC-26] what a client claims about itself ends at the door', async () => {
    await ask(`cn.localhost:${port}`, {
      headers: {
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'evil.example',
        forwarded: 'for=6.6.6.6',
        'x-real-ip': '6.6.6.6',
        'x-request-id': 'chosen',
        'x-purge-secret': 'guess',
        'xkey-purge': 'cn:reference',
        'x-ironbridge-client': 'web',
      },
    });
    const headers = received()[0]?.headers ?? {};
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-forwarded-proto']).toBe('http');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    for (const name of [
      'x-forwarded-host',
      'forwarded',
      'x-real-ip',
      'x-purge-secret',
      'xkey-purge',
      'x-ironbridge-client',
    ]) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  test('the answer names this request, not the one it was made for', async () => {
    const { headers } = await ask(`cn.localhost:${port}`);
    expect(headers['x-request-id']).toBe(received()[0]?.headers['x-request-id']);
  });

  test('nobody purges from outside', async () => {
    expect((await ask(`cn.localhost:${port}`, { method: 'PURGE' })).status).toBe(405);
    expect(received()).toHaveLength(0);
  });

  test('[SEC-39] no answer is without its policy and without TLS, nginx’s own errors included', async () => {
    const host = `cn.localhost:${port}`;
    const answers = await Promise.all([
      ask(host),
      ask(`desk.localhost:${port}`),
      ask('nowhere'),
      ask(host, { method: 'PURGE' }),
      ask(host, { method: 'POST', body: 'x'.repeat(7_000_000) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 421, 405, 413]);
    for (const { status, headers } of answers) {
      expect([status, headers]).toMatchObject([
        status,
        {
          'strict-transport-security': 'max-age=63072000',
          'content-security-policy': expect.stringMatching(
            /frame-ancestors '(?:none|self)'/,
          ) as string,
          'x-content-type-options': 'nosniff',
        },
      ]);
    }
  });

  test('[SEC-40] [API-1] what is too large is refused in the words of the edition, to a program and to a person', async () => {
    const large = { method: 'POST', body: 'x'.repeat(7_000_000) };
    const call = await ask(`cn.localhost:${port}`, large);
    expect([call.status, call.headers['content-type']]).toEqual([
      413,
      'application/json; charset=utf-8',
    ]);
    const { too_large } = errorCatalogue;
    expect(JSON.parse(call.text)).toEqual({ code: 0, msg: too_large.cn, data: null });
    const page = await ask(`en.localhost:${port}`, { ...large, headers: { accept: 'text/html' } });
    expect([page.status, page.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
    expect(page.text).toContain(`<h1>${too_large.en}</h1>`);
    expect(received()).toHaveLength(0);
  });

  test('a Varnish that has nothing for a reader leaves the answer to the other', async () => {
    first.status = 503;
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(`cn.localhost:${port}`)));
    expect(answers.map(({ text }) => text)).toEqual(Array(6).fill('second varnish'));
  });

  test('a request that does something is never sent twice', async () => {
    first.status = 503;
    second.status = 503;
    const answer = await ask(`cn.localhost:${port}`, { method: 'POST', body: 'once' });
    expect(answer.status).toBe(503);
    expect(received()).toHaveLength(1);
  });

  test('[SEC-40] who sends without end is stopped at the door, and may still read', async () => {
    const host = `en.localhost:${port}`;
    const sent = await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const headers = { accept: index % 2 ? 'text/html' : 'application/json' };
        return ask(host, { method: 'POST', body: '{}', headers });
      }),
    );
    const stopped = sent.filter(({ status }) => status === 429);
    expect(stopped.length).toBeGreaterThan(30);
    expect(received()).toHaveLength(60 - stopped.length);
    // A second each for the twenty that may come at once.
    const msg = errorCatalogue.too_often.en.replace('{seconds}', '20');
    const said = new Map(stopped.map(({ text, headers }) => [headers['content-type'], text]));
    expect(JSON.parse(said.get('application/json; charset=utf-8') ?? '')).toEqual({
      code: 0,
      msg,
      data: null,
    });
    expect(said.get('text/html; charset=utf-8')).toContain(`<h1>${msg}</h1>`);
    expect(new Set(stopped.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['20']));
    expect((await ask(host)).status).toBe(200);
    expect((await ask(`desk.localhost:${port}`, { method: 'POST', body: '{}' })).status).toBe(200);
  });

  test('a Varnish that is gone is not noticed', async () => {
    await first.close();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(`en.localhost:${port}`)));
    expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(
      Array(6).fill('200 second varnish'),
    );
  });
});
