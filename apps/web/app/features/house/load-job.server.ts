import { getId } from '../../platform/get-id.server.ts';
import { orNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';

const others = 5;

/** One open position; one that is taken or over is gone. */
export async function loadJob({ api }: Visit, key: string) {
  const id = getId(key);
  const [job, jobs] = await Promise.all([
    orNotFound(api.get('jobInfo', { id })),
    api.find('jobs', {}),
  ]);
  return { job, others: (jobs?.list ?? []).filter((each) => each.id !== id).slice(0, others) };
}

export type JobPage = Awaited<ReturnType<typeof loadJob>>;
