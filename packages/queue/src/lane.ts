import { EventEmitter } from 'node:events';
import { Logger, runTaskList, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from './log.ts';
import type { WorkerLock } from './worker-lock.ts';

export interface LaneOptions {
  /** Where the queue's own tables are. */
  readonly schema: string;
  readonly tasks: TaskList;
  /** How many jobs may be under way; the fast lane gathers that many into one batch. */
  readonly concurrency: number;
  /** Takes jobs by the batch and hands them out itself. */
  readonly taken?: number;
  readonly pollMs: number;
}

export interface Lane {
  /** Settles when it has stopped by itself, which it should not. */
  readonly ended: Promise<void>;
  /** Finishes what is under way. */
  stop(): Promise<void>;
}

/** Takes jobs from the queue and runs them, until it is stopped. */
export async function startLane(
  database: pg.Pool,
  lock: WorkerLock,
  log: Log,
  { schema, tasks, concurrency, taken, pollMs }: LaneOptions,
): Promise<Lane> {
  const pool = runTaskList(
    {
      schema,
      concurrency,
      pollInterval: pollMs,
      noHandleSignals: true,
      events: new EventEmitter(),
      logger: toGraphileLogger(log),
      preset: {
        worker: {
          // Errors of completing a job are handled in the batched way only.
          completeJobBatchDelay: 0,
          failJobBatchDelay: 0,
          ...(taken ? { localQueue: { size: taken } } : {}),
        },
      },
    },
    tasks,
    database,
  );
  await lock.hold(pool.id);
  return {
    ended: pool.promise,
    stop: async () => {
      await pool.gracefulShutdown();
    },
  };
}

/** What it says of every job is noise; what it warns of is not. */
function toGraphileLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const error = meta?.['error'];
    if (level === 'error') log.error({ err: error }, message);
    else if (level === 'warning') log.warn({ err: error }, message);
    else log.debug(message);
  });
}
