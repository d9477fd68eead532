import type pg from 'pg';
import type { Verdict } from '../rows/judge.ts';
import { createRecords, drawIds, type Store, updateRecords } from '../store/write-records.ts';
import { finish, type ImportJob, keepProgress, type Workshop } from './import-job.ts';
import { judgeChunk } from './judge-chunk.ts';
import { openStore } from './open-store.ts';
import { findNextRows, keepVerdicts, type Written } from './row-store.ts';

/**
 * Writes what the trial run found good, each row judged anew: the desk may have changed since. A chunk, its progress
 * and the call for the next one are one transaction, so whoever dies over it leaves nothing half done.
 */
export async function writeRows(
  workshop: Workshop,
  client: pg.ClientBase,
  job: ImportJob,
): Promise<void> {
  const rows = await findNextRows(client, job.id, job.cursor, `state <> 'refused'`);
  const last = rows.at(-1);
  if (last === undefined) {
    await finish(client, job.id, 'done');
    return;
  }
  const verdicts = await judgeChunk(workshop, client, job, rows, { lock: true });
  const store = await openStore(workshop, client, job.kind);
  const at = new Date().toISOString();
  const written = new Map<number, Written>([
    ...(await create(store, verdicts, at)),
    ...(await update(store, verdicts, at)),
  ]);
  await keepVerdicts(client, job.id, verdicts, written);
  await keepProgress(client, job.id, { cursor: last.line, done: job.done + rows.length });
}

async function create(
  store: Store,
  verdicts: readonly Verdict[],
  at: string,
): Promise<[number, Written][]> {
  const made = verdicts.filter(({ state }) => state === 'new');
  const ids = await drawIds(store, made.length);
  const writes = made.map(({ row, after }, index) => {
    const id = ids[index];
    if (id === undefined) throw new Error('Fewer ids were drawn than asked for');
    return { line: row.line, id, values: after };
  });
  await createRecords(store, writes, at);
  return writes.map(({ line, id }) => [line, { record: id, at }]);
}

async function update(
  store: Store,
  verdicts: readonly Verdict[],
  at: string,
): Promise<[number, Written][]> {
  const writes = verdicts.flatMap(({ row, state, current, after }) =>
    state === 'changed' && current ? [{ line: row.line, id: current.id, values: after }] : [],
  );
  await updateRecords(store, writes, at);
  return writes.map(({ line, id }) => [line, { record: id, at }]);
}
