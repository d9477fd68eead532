import type { EditionId, EditionOrigins } from '@ironbridge/domain';
import { Pool } from 'undici';

export interface EdgeAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly header: (name: string) => string | undefined;
}

/** Asks the cache in front of api, as the edition it asks for. */
export type AskEdge = (edition: EditionId, path: string) => Promise<EdgeAnswer>;

const patience = 5000;

/** Several edges are one: the one that answered last is asked first, and the next where it cannot be reached. */
export function createEdge(urls: readonly string[], origins: EditionOrigins): AskEdge {
  const pools = urls.map(
    (url) =>
      new Pool(url, {
        connections: 64,
        connect: { timeout: 1000 },
        headersTimeout: patience,
        bodyTimeout: patience,
      }),
  );
  const hosts = { cn: new URL(origins.cn).host, en: new URL(origins.en).host };
  let preferred = 0;

  return async (edition, path) => {
    for (let attempt = 0; ; attempt += 1) {
      const index = (preferred + attempt) % pools.length;
      const pool = pools[index];
      if (pool === undefined) throw new Error('No edge is configured');
      try {
        const answer = await ask(pool, hosts[edition], path);
        preferred = index;
        return answer;
      } catch (error) {
        if (attempt + 1 >= pools.length) throw error;
      }
    }
  };
}

async function ask(pool: Pool, host: string, path: string): Promise<EdgeAnswer> {
  const { statusCode, headers, body } = await pool.request({
    method: 'GET',
    path,
    headers: { host, 'x-ironbridge-client': 'web', accept: 'application/json' },
  });
  return {
    status: statusCode,
    body: await body.json(),
    header: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(' ') : value;
    },
  };
}
