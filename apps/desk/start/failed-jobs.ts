import type { Payload } from 'payload';
import { shown } from './entry.ts';

/** The road's queue, or the desk's schedule. */
export const jobQueues = ['road', 'schedule'] as const;
export type JobQueue = (typeof jobQueues)[number];

export interface FailedJob {
  readonly queue: JobQueue;
  readonly id: string;
  readonly task: string;
  readonly key: string | null;
  readonly error: string | null;
  readonly at: Date;
}

/** Those that are not tried again by themselves. */
export async function findFailedJobs(payload: Payload): Promise<FailedJob[]> {
  const { rows } = await payload.db.pool.query<FailedJob>(
    `select * from (
       (select 'road' as queue, id::text, task_identifier as task, key, left(last_error, 200) as error,
          updated_at as at
        from graphile_worker.jobs where attempts >= max_attempts order by id desc limit ${shown})
       union all
       (select 'schedule', id::text, input->>'type',
          concat_ws(':', input->'doc'->>'relationTo', input->'doc'->>'value'),
          left(error->>'message', 200), updated_at
        from payload_jobs where has_error order by id desc limit ${shown})
     ) as failed order by at desc limit ${shown}`,
  );
  return rows;
}
