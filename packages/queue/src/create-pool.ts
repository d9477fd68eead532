import pg from 'pg';
import type { Log } from './log.ts';

export function createPool(connectionString: string, name: string, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    application_name: name,
    max: 12,
    connectionTimeoutMillis: 5000,
  });
  // A cut connection that nobody listens to would end the process in the middle of a job.
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'A database connection was lost'));
  });
  return pool;
}
