import type { EditionId, EditionOrigins } from '@ironbridge/domain';
import { Pool } from 'undici';

export interface EdgeAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly header: (name: string) => string | undefined;
}

/** Something sent on a visitor's behalf; the services count the visitor, not us. */
export interface Sent {
  readonly json: string;
  readonly visitor: Visitor;
}

/** Who asks, as the edge told it. */
export interface Visitor {
  readonly address: string;
  readonly agent: string;
}

/** Asks the cache in front of api, as the edition it asks for. */
export type AskEdge = (edition: EditionId, path: string, sent?: Sent) => Promise<EdgeAnswer>;

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

  return async (edition, path, sent) => {
    for (let attempt = 0; ; attempt += 1) {
      const index = (preferred + attempt) % pools.length;
      const pool = pools[index];
      if (pool === undefined) throw new Error('No edge is configured');
      try {
        const answer = await ask(pool, hosts[edition], path, sent);
        preferred = index;
        return answer;
      } catch (error) {
        if (attempt + 1 >= pools.length) throw error;
      }
    }
  };
}

async function ask(
  pool: Pool,
  host: string,
  path: string,
  sent: Sent | undefined,
): Promise<EdgeAnswer> {
  const { statusCode, headers, body } = await pool.request({
    path,
    ...(sent ? { method: 'POST', body: sent.json } : { method: 'GET' }),
    headers: {
      host,
      'x-ironbridge-client': 'web',
      accept: 'application/json',
      ...(sent ? toVisitorHeaders(sent.visitor) : {}),
    },
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

function toVisitorHeaders({ address, agent }: Visitor): Record<string, string> {
  return {
    'content-type': 'application/json',
    'x-forwarded-for': address,
    'user-agent': agent,
  };
}
