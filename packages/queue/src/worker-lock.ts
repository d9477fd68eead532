import type pg from 'pg';
import type { Log } from './log.ts';

const lockClass = 7209;
const sweepEveryMs = 2000;

/**
 * Says which workers live: each holds a lock in the database under its name, for as long as its connection lives. Jobs
 * of those who no longer do are given back at once instead of after graphile-worker's four hours. The two functions it
 * calls are the keeping schema's own: only there is known which tables the jobs are in.
 */
export class WorkerLock {
  readonly #pool: pg.Pool;
  readonly #client: pg.PoolClient;
  readonly #schema: string;
  readonly #log: Log;
  #sweeps: NodeJS.Timeout | undefined;

  private constructor(pool: pg.Pool, client: pg.PoolClient, schema: string, log: Log) {
    this.#pool = pool;
    this.#client = client;
    this.#schema = schema;
    this.#log = log;
  }

  /** `onLost`: the database went away, and with it the claim to every job under way. */
  static async open(
    pool: pg.Pool,
    schema: 'road' | 'member',
    log: Log,
    onLost: (error: Error) => void,
  ): Promise<WorkerLock> {
    const client = await pool.connect();
    client.on('error', onLost);
    client.on('end', () => onLost(new Error('The connection that holds the lock has ended')));
    const lock = new WorkerLock(pool, client, schema, log);
    await lock.#unlockDead();
    lock.#sweeps = setInterval(() => void lock.#unlockDead(), sweepEveryMs);
    return lock;
  }

  async hold(worker: string): Promise<void> {
    await this.#client.query(`select pg_advisory_lock($1, ${this.#schema}.worker_key($2))`, [
      lockClass,
      worker,
    ]);
  }

  async #unlockDead(): Promise<void> {
    try {
      const { rowCount } = await this.#pool.query(
        `select from (select ${this.#schema}.unlock_dead() as workers) as dead where workers > 0`,
      );
      if (rowCount) this.#log.warn('Gave back the jobs of a worker that died');
    } catch (error) {
      this.#log.warn({ err: error }, 'Could not look for dead workers');
    }
  }

  close(): void {
    clearInterval(this.#sweeps);
    this.#client.removeAllListeners('end');
    this.#client.release(true);
  }
}
