import type { Road } from './road.ts';

/** Does what the desk has scheduled for this moment: publish, or withdraw. */
export async function wakeSchedule({ payload, database, log }: Road, id: number): Promise<void> {
  const found = await payload.find({
    collection: 'payload-jobs',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [job] = found.docs;
  if (job === undefined || job.completedAt || job.hasError) return;
  if (job.waitUntil && new Date(job.waitUntil) > new Date()) {
    // Put off after this was queued, or our clock is behind the database's.
    await database.query(
      `select road.add_job('wake', json_build_object('id', $1::int), 'wake:' || $1, $2)`,
      [id, job.waitUntil],
    );
    return;
  }
  // By id, and not by what is free: a worker that died over it has left it marked as being done.
  await payload.jobs.runByID({ id });
  const after = await payload.find({
    collection: 'payload-jobs',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [left] = after.docs;
  if (left?.hasError) log.error({ id, reason: left.error }, 'What was scheduled could not be done');
}
