import type { FastifyBaseLogger } from 'fastify';
import { Pool } from 'pg';

const timeoutMs = 1000;

/** The schema `member` under its own role: nothing else of the database can be reached from here. */
export function createDatabase(url: string, log: FastifyBaseLogger): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    application_name: 'member',
  });
  // An idle connection that the server cut: the pool makes a new one, but unheard it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  return pool;
}
