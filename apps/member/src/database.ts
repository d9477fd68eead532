import type { FastifyBaseLogger } from 'fastify';
import { Pool, type PoolClient } from 'pg';

const timeoutMs = 1000;

/** The schema `member` under its own role: nothing else of the database can be reached from here. */
export function createDatabase(url: string, log: FastifyBaseLogger): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    // Kept through quiet minutes: the next who needs one needs it at once.
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    application_name: 'member',
  });
  // An idle connection that the server cut: the pool makes a new one, but unheard it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  return pool;
}

/** All of the work or none of it: settles once it is on disk. */
export async function inTransaction<Result>(
  database: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await database.connect();
  let broken = false;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    // A connection that cannot even roll back is not given to anybody else.
    client.release(broken);
  }
}
