import { setTimeout as delay } from 'node:timers/promises';
import { callbackify } from 'node:util';
import type { PostgresAdapter } from '@payloadcms/db-postgres';

/** A restart of the database takes a few seconds; an editor's click may wait that long, and no longer. */
const patienceMs = 8_000;
const pauseMs = 200;

/** The database is away, or just starting or stopping. Nothing was sent yet, so asking again is safe. */
const passing = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03']);

/**
 * Lets the pool outlive its database. A cut connection that nobody listens to would end the process, also one that is
 * lent out between two statements; and a connection refused during a restart is asked for again.
 */
export function keepPool({ payload, pool }: PostgresAdapter): void {
  const tell = (error: Error) =>
    payload.logger.warn({ err: error }, 'A database connection was lost');
  pool.on('error', tell);
  pool.on('connect', (client) => client.on('error', tell));
  const original = pool.connect.bind(pool);
  Object.assign(pool, { connect: inBothStyles(patiently(() => original())) });
}

function patiently<Client>(connect: () => Promise<Client>): () => Promise<Client> {
  return async () => {
    const end = Date.now() + patienceMs;
    for (;;) {
      try {
        return await connect();
      } catch (error) {
        if (!isPassing(error) || Date.now() > end) throw error;
        await delay(pauseMs);
      }
    }
  };
}

/** The pool's own `query` asks with a callback, transactions with a promise. */
function inBothStyles<Client extends { release(broken?: boolean | Error): void }>(
  connect: () => Promise<Client>,
) {
  return (done?: (error?: Error, client?: Client, release?: Client['release']) => void) => {
    if (done === undefined) return connect();
    callbackify(connect)((error, client) => {
      // The error is null where there is none, whatever its type says.
      if (error) done(error);
      else done(undefined, client, client.release.bind(client));
    });
    return undefined;
  };
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.message === 'Connection terminated unexpectedly') return true;
  return 'code' in error && typeof error.code === 'string' && passing.has(error.code);
}
