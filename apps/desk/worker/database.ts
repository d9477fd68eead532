import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './road.ts';

const pauseMs = 500;

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

/** Started before the database, or before it was migrated: waiting is better than dying over and over. */
export async function waitForDatabase(pool: pg.Pool, log: Log): Promise<void> {
  for (let told = false; ; told = true) {
    try {
      await pool.query('select from road.projection, graphile_worker._private_jobs limit 0');
      return;
    } catch (error) {
      if (!told) log.warn({ err: error }, 'Waiting for the database');
      await delay(pauseMs);
    }
  }
}
