import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { EditionId } from '@ironbridge/domain';
import { root } from '@ironbridge/stack';

/** A second web, of the same build, that reaches nothing, or what a test puts there: what its readers see then. */
export async function startWebWithoutEdge(edition: EditionId, edge = 'http://127.0.0.1:1') {
  const port = await findFreePort();
  const origin = (id: EditionId) => `http://${id}.localhost:${port}`;
  const child = spawn(process.execPath, [join(root, 'apps/web/server/main.ts')], {
    stdio: 'ignore',
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      CN_ORIGIN: origin('cn'),
      EN_ORIGIN: origin('en'),
      EDGE_URLS: edge,
      DESK_URL: 'http://127.0.0.1:1',
    },
  });
  try {
    await waitUntilLive(port);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    origin: origin(edition),
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

async function waitUntilLive(port: number): Promise<void> {
  const end = Date.now() + 60_000;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/live`).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > end) throw new Error('The second web did not come up');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was free');
  return address.port;
}
