import type { EditionId, EditionOrigins } from '@ironbridge/domain';
import { Pool } from 'undici';

export interface EdgeAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly header: (name: string) => string | undefined;
  /** What it sets, each whole. */
  readonly cookies: readonly string[];
}

/** Something asked or sent on a visitor's behalf; the services count the visitor, not us. */
export interface Sent {
  readonly visitor: Visitor;
  /** Without it something is asked, with it something is left behind. */
  readonly json?: string;
  /** The session, where the page lives, and the page: only what is about a person has them. */
  readonly cookie?: string;
  readonly origin?: string;
  readonly page?: string;
}

/** Who asks, as the edge told it. */
export interface Visitor {
  readonly address: string;
  readonly agent: string;
}

/** Asks the cache in front of api, as the edition it asks for. */
export type AskEdge = (edition: EditionId, path: string, sent?: Sent) => Promise<EdgeAnswer>;

/** An uploaded file by its address, from the cache; nothing where there is none, or too large to be a picture. */
export type FindFile = (address: string) => Promise<Uint8Array | undefined>;

const patience = 5000;
const largestFile = 8 * 1024 * 1024;

export function createEdge(urls: readonly string[], origins: EditionOrigins): AskEdge {
  const inTurn = createTurns(urls, 64);
  const hosts = { cn: new URL(origins.cn).host, en: new URL(origins.en).host };
  return (edition, path, sent) =>
    inTurn((pool) => ask(pool, hosts[edition], path, sent), sent?.json !== undefined);
}

/** Wherever readers get pictures from, the edge has them at the same path: nobody makes us ask elsewhere. */
export function createFiles(urls: readonly string[], origins: EditionOrigins): FindFile {
  const inTurn = createTurns(urls, 8);
  const { host } = new URL(origins.cn);
  return async (address) => {
    const { pathname } = new URL(address, origins.cn);
    if (!pathname.startsWith('/files/')) return undefined;
    return inTurn((pool) => readFile(pool, host, pathname));
  };
}

/** Several edges are one: the one that answered last is asked first, and the next where it cannot be reached. */
function createTurns(urls: readonly string[], connections: number) {
  const pools = urls.map(
    (url) =>
      new Pool(url, {
        connections,
        connect: { timeout: 1000 },
        headersTimeout: patience,
        bodyTimeout: patience,
      }),
  );
  let preferred = 0;
  return async <Answer>(
    askOne: (pool: Pool) => Promise<Answer>,
    isOnce = false,
  ): Promise<Answer> => {
    for (let attempt = 0; ; attempt += 1) {
      const index = (preferred + attempt) % pools.length;
      const pool = pools[index];
      if (pool === undefined) throw new Error('No edge is configured');
      try {
        const answer = await askOne(pool);
        preferred = index;
        return answer;
      } catch (error) {
        if (attempt + 1 >= pools.length || (isOnce && !isUnreached(error))) throw error;
      }
    }
  };
}

/** Nobody was there: what was to be sent is still ours, and may go elsewhere. */
function isUnreached(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ECONNREFUSED' || code === 'UND_ERR_CONNECT_TIMEOUT';
}

async function readFile(pool: Pool, host: string, path: string): Promise<Uint8Array | undefined> {
  const { statusCode, headers, body } = await pool.request({
    path,
    method: 'GET',
    headers: { host, 'x-ironbridge-client': 'web' },
  });
  if (statusCode === 200 && Number(headers['content-length'] ?? 0) <= largestFile) {
    return body.bytes();
  }
  await body.dump();
  return undefined;
}

async function ask(
  pool: Pool,
  host: string,
  path: string,
  sent: Sent | undefined,
): Promise<EdgeAnswer> {
  const { statusCode, headers, body } = await pool.request({
    path,
    ...(sent?.json === undefined ? { method: 'GET' } : { method: 'POST', body: sent.json }),
    headers: {
      host,
      'x-ironbridge-client': 'web',
      accept: 'application/json',
      ...(sent ? toSentHeaders(sent) : {}),
    },
  });
  return {
    status: statusCode,
    body: await body.json(),
    header: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(' ') : value;
    },
    cookies: [headers['set-cookie'] ?? []].flat(),
  };
}

function toSentHeaders({ json, visitor, cookie, origin, page }: Sent): Record<string, string> {
  return {
    'x-forwarded-for': visitor.address,
    'user-agent': visitor.agent,
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    ...(cookie === undefined ? {} : { cookie }),
    ...(origin === undefined ? {} : { origin }),
    ...(page === undefined ? {} : { referer: page }),
  };
}
