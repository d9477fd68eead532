import type pg from 'pg';
import { publicDoor } from '../pictures/door.ts';
import type { Verdict } from '../rows/judge.ts';
import { problems as words } from '../rows/problems.ts';
import { toRowProblem } from '../rows/row-problem.ts';
import { finish, type ImportJob, keepProgress, type Workshop } from './import-job.ts';
import { judgeChunk } from './judge-chunk.ts';
import { findNextRows, keepVerdicts } from './row-store.ts';

/** The trial run: says of each row what it would do, and writes nothing else. */
export async function checkRows(
  workshop: Workshop,
  client: pg.ClientBase,
  job: ImportJob,
): Promise<void> {
  const rows = await findNextRows(client, job.id, job.cursor);
  const last = rows.at(-1);
  if (last === undefined) {
    await finish(client, job.id, 'checked');
    return;
  }
  const judged = await judgeChunk(workshop, client, job, rows, { lock: false, door: publicDoor });
  await keepVerdicts(client, job.id, await refuseTwice(client, job.id, judged));
  await keepProgress(client, job.id, { cursor: last.line, done: job.done + rows.length });
}

/** Of two good rows for one record the first counts; which of them is right nobody knows. */
async function refuseTwice(
  client: pg.ClientBase,
  id: number,
  verdicts: readonly Verdict[],
): Promise<Verdict[]> {
  const keys = verdicts.flatMap(({ row }) => (row.key === undefined ? [] : [row.key]));
  const { rows } = await client.query<{ key: string; line: number }>(
    `select key, min(line) as line from road.import_row
     where import = $1 and key = any($2) and state <> 'refused' group by key`,
    [id, keys],
  );
  const first = new Map(rows.map(({ key, line }) => [key, line]));
  return verdicts.map((verdict) => {
    const { key, line } = verdict.row;
    if (verdict.state === 'refused' || key === undefined) return verdict;
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, line);
      return verdict;
    }
    const problem = toRowProblem('own_number', words.twice(earlier));
    return { ...verdict, state: 'refused', problems: [problem] };
  });
}
