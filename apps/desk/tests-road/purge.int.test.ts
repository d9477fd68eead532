import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@ironbridge/service';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { EdgePurger } from '../worker/purge.ts';
import { database } from './database.ts';
import { waitFor } from './reader.ts';

/** Stands where a Varnish would, and writes down what it is told. */
class Edge {
  readonly told: string[] = [];
  status = 200;
  readonly #server: Server;
  url = '';

  constructor() {
    this.#server = createServer((incoming, answer) => {
      const { 'xkey-mode': mode, 'xkey-purge': tags } = incoming.headers;
      if (this.status === 200) this.told.push(`${incoming.method} ${String(mode)} ${String(tags)}`);
      answer.writeHead(this.status).end();
    });
  }

  async open(): Promise<EdgePurger> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    this.url = `http://127.0.0.1:${port}`;
    return new EdgePurger(this.url, 'secret', { database, log: createLogger('test', 'silent') });
  }

  async ask(tags: string[], { hard = false, inMs = 0 } = {}): Promise<void> {
    await database.query(
      `insert into road.purge (edge, due, hard, tags)
       values ($1, clock_timestamp() + make_interval(secs => $2::float8 / 1000), $3, $4)`,
      [this.url, inMs, hard, tags],
    );
  }

  async left(): Promise<number> {
    const { rowCount } = await database.query('select from road.purge where edge = $1', [this.url]);
    return rowCount ?? 0;
  }

  async close(): Promise<void> {
    await database.query('delete from road.purge where edge = $1', [this.url]);
    await database.query('select graphile_worker.remove_job($1)', [`purge:${this.url}`]);
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const edges: Edge[] = [];
async function openEdge() {
  const edge = new Edge();
  edges.push(edge);
  return { edge, purger: await edge.open() };
}

afterEach(async () => {
  for (const edge of edges.splice(0)) await edge.close();
});
afterAll(() => database.end());

describe('purging an edge', () => {
  it('gathers what is due, the withdrawn first', async () => {
    const { edge, purger } = await openEdge();
    await edge.ask(['cn:article:1', 'cn:article-list']);
    await edge.ask(['cn:article:2', 'cn:article-list']);
    await edge.ask(['cn:article:3'], { hard: true });
    await edge.ask(['cn:article:4'], { inMs: 60_000 });
    await purger.run();
    expect(edge.told).toEqual([
      'PURGE hard cn:article:3',
      'PURGE soft cn:article:1 cn:article-list cn:article:2',
    ]);
    expect(await edge.left()).toBe(1);
  });

  it('drops a list once a second, an item each time, the withdrawn at once', async () => {
    const { edge, purger } = await openEdge();
    await edge.ask(['cn:article:1', 'cn:article-list']);
    vi.useFakeTimers({ toFake: ['Date'] });
    await purger.run();
    await edge.ask(['cn:article:1', 'cn:article-list']);
    await purger.run();
    vi.useRealTimers();
    expect(edge.told.at(-1)).toBe('PURGE soft cn:article:1');
    const kept = edge.told.length;
    await waitFor(async () => {
      await purger.run();
      return edge.told.length > kept;
    });
    expect(edge.told.at(-1)).toBe('PURGE soft cn:article-list');
    await edge.ask(['cn:article-list'], { hard: true });
    await purger.run();
    expect(edge.told.at(-1)).toBe('PURGE hard cn:article-list');
  });

  it('tells an edge that was away when it is back, and asks to be called until then', async () => {
    const { edge, purger } = await openEdge();
    edge.status = 503;
    await edge.ask(['cn:article:1'], { hard: true });
    const asked = new Date();
    await purger.run();
    const { rows } = await database.query(
      `select run_at > $2 as later, queue_name from graphile_worker.jobs where key = $1`,
      [`purge:${edge.url}`, asked],
    );
    expect(rows).toEqual([{ later: true, queue_name: `purge:${edge.url}` }]);
    expect(await edge.left()).toBe(1);
    edge.status = 200;
    await purger.run();
    expect(edge.told).toEqual(['PURGE hard cn:article:1']);
    expect(await edge.left()).toBe(0);
  });
});
