import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createPool } from '@ironbridge/queue';
import { createLogger } from '@ironbridge/service';
import { Engine } from './engine.ts';
import { parseToolEnv, type StoresEnv } from './env.ts';
import type { Road } from './road.ts';

export interface ToolRoad extends Road {
  readonly replicas: StoresEnv['OPENSEARCH_REPLICAS'];
  close(): Promise<void>;
}

/** The road as a command sees it: with the environment it was given, else that of the stack on this machine. */
export async function openRoad(name: string): Promise<ToolRoad> {
  if (!process.env['DATABASE_URL']) loadStackEnv();
  const env = parseToolEnv();
  const log = createLogger(name, 'warn');
  const database = createPool(env.DATABASE_URL, name, log);
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('../payload.config.ts'),
  ]);
  const payload = await getPayload({ config });
  const engine = new Engine(env.OPENSEARCH_URLS);
  return {
    payload,
    database,
    engine,
    edges: env.EDGE_URLS,
    // What a command mends is no news.
    crawlers: [],
    log,
    replicas: env.OPENSEARCH_REPLICAS,
    close: async () => {
      await engine.close();
      await database.end();
    },
  };
}

function loadStackEnv(): void {
  const root = resolve(import.meta.dirname, '../../..');
  const state = resolve(root, process.env['IRONBRIDGE_STATE'] ?? '.stack');
  const file = join(state, 'env', 'all.env');
  if (!existsSync(file))
    throw new Error('No environment is set and no stack is there: pnpm stack up');
  process.loadEnvFile(file);
}
