import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { isAdministrator } from '../access/role.ts';
import { recordDeed } from '../audit/record.ts';
import { Refusal } from '../refusal.ts';
import { type JobQueue, jobQueues } from './failed-jobs.ts';

const order = Type.Object({
  queue: Type.Enum([...jobQueues]),
  id: Type.String({ pattern: '^\\d{1,18}$' }),
});

/** Only what has failed for good; what is still being tried is left alone. */
const again: Readonly<Record<JobQueue, string>> = {
  road: `select graphile_worker.reschedule_jobs(array_agg(id), run_at := now(), attempts := 0)
    from graphile_worker.jobs where id = $1::bigint and attempts >= max_attempts having count(*) > 0`,
  // The road is woken by the write itself.
  schedule: `update payload_jobs set has_error = false, processing = false, error = null, wait_until = now()
    where id = $1::int and has_error`,
};

/** `POST /api/retry-job` {queue, id}: administrators give a failed job another chance. */
export const retryJob: Endpoint = {
  path: '/retry-job',
  method: 'post',
  handler: async (req) => {
    if (!isAdministrator(req.user)) throw refuse(req, 403);
    await addDataAndFileToRequest(req);
    if (!Value.Check(order, req.data)) throw refuse(req, 400);
    const { queue, id } = req.data;
    const { rowCount } = await req.payload.db.pool.query(again[queue], [id]);
    if (rowCount === 0) throw refuse(req, 400);
    await recordDeed(req, { action: 'job_retry', collection: queue, item: id });
    return Response.json({ queue, id });
  },
};

function refuse(req: PayloadRequest, status: 400 | 403): Refusal {
  return new Refusal(
    req,
    status === 403
      ? { en: 'Only administrators may try a job again.', zh: '只有管理员可以重试任务。' }
      : { en: 'There is no such failed job.', zh: '没有这个失败的任务。' },
    status,
  );
}
