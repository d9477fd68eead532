import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Engine, EngineUnavailable } from './engine.ts';

const servers: Server[] = [];
const engines: Engine[] = [];

async function startNode(status: number, body: object): Promise<string> {
  const server = createServer((_incoming, answer) => {
    answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function open(...origins: string[]): Engine {
  const engine = new Engine(origins);
  engines.push(engine);
  return engine;
}

const nobody = 'http://127.0.0.1:9';
const ask = { method: 'GET', path: '/' } as const;

afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close();
  for (const server of servers.splice(0)) server.close();
});

describe('the search engine', () => {
  it('is asked over another node when one is away or busy', async () => {
    const busy = await startNode(503, {});
    const well = await startNode(200, { well: true });
    expect(await open(nobody, busy, well).get(ask)).toEqual({ well: true });
  });

  it('is away when no node answers', async () => {
    const busy = await startNode(429, {});
    await expect(open(nobody, busy).get(ask)).rejects.toThrow(EngineUnavailable);
  });

  it('is not away when it refuses', async () => {
    const refusing = await startNode(400, { error: 'no such field' });
    const refusal = open(refusing).get(ask);
    await expect(refusal).rejects.toThrow('no such field');
    await expect(refusal).rejects.not.toBeInstanceOf(EngineUnavailable);
  });
});
