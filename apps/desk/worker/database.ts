import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from './road.ts';

const pauseMs = 500;

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
