import type { Road } from './road.ts';

/** Does what the desk has scheduled for this moment: publish, or withdraw. */
export async function wakeSchedule(road: Road, id: number): Promise<void> {
  const job = await findScheduled(road, id);
  if (job === undefined) return;
  if (job.waitUntil && new Date(job.waitUntil) >= new Date()) {
    // Put off after this was queued, or our clock is behind the database's.
    await wakeAt(road, id, new Date(Date.parse(job.waitUntil) + 1));
    return;
  }
  // Nobody but this queue does it: a worker that died over it has left it marked as being done.
  if (job.processing) {
    await road.database.query('update payload_jobs set processing = false where id = $1', [id]);
  }
  await road.payload.jobs.run({ allQueues: true, limit: 1, where: { id: { equals: id } } });
  if ((await findScheduled(road, id)) !== undefined) {
    throw new Error(`What was scheduled as ${id} is still to be done`);
  }
}

/** Finished ones are deleted; one that failed for good is kept, to be seen, and not done again. */
async function findScheduled({ payload, log }: Road, id: number) {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [job] = docs;
  if (job?.hasError) log.error({ id, reason: job.error }, 'What was scheduled could not be done');
  return job?.hasError || job?.completedAt ? undefined : job;
}

async function wakeAt({ database }: Road, id: number, at: Date): Promise<void> {
  await database.query(
    `select road.add_job('wake', json_build_object('id', $1::int), 'wake:' || $1::int, $2)`,
    [id, at],
  );
}
