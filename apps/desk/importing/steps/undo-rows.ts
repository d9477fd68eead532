import type pg from 'pg';
import type { UndoState } from '../import-run.ts';
import type { Current } from '../rows/judge.ts';
import { dropLost } from '../store/drop-lost.ts';
import { findByIds } from '../store/find-current.ts';
import { findUsed } from '../store/find-used.ts';
import { deleteRecords, type Store, updateRecords, type Write } from '../store/write-records.ts';
import { type ImportJob, keepProgress, type Workshop } from './import-job.ts';
import { openStore } from './open-store.ts';
import { chunkSize } from './row-store.ts';

interface WrittenRow {
  readonly line: number;
  readonly state: 'new' | 'changed';
  readonly record: number;
  readonly before: Record<string, unknown> | null;
  readonly written_at: Date;
}

/** Takes a chunk of rows back, but for records that somebody has changed or used since: those are reported. */
export async function undoRows(
  workshop: Workshop,
  client: pg.ClientBase,
  job: ImportJob,
): Promise<'more' | 'all'> {
  const { rows } = await client.query<WrittenRow>(
    `select line, state, record, before, written_at from road.import_row
     where import = $1 and line > $2 and written_at is not null order by line limit $3`,
    [job.id, job.cursor, chunkSize],
  );
  const last = rows.at(-1);
  if (last === undefined) return 'all';
  const store = await openStore(workshop, client, job.kind);
  const current = await findByIds(
    client,
    job.kind,
    store.fields,
    rows.map(({ record }) => record),
  );
  const undone = await undo(store, rows, current);
  await client.query(
    `update road.import_row as row set undo = said.undo
     from jsonb_to_recordset($2) as said(line int, undo text)
     where row.import = $1 and row.line = said.line`,
    [job.id, JSON.stringify([...undone].map(([line, state]) => ({ line, undo: state })))],
  );
  await keepProgress(client, job.id, { cursor: last.line, done: job.done + rows.length });
  return 'more';
}

async function undo(
  store: Store,
  rows: readonly WrittenRow[],
  current: ReadonlyMap<number, Current>,
): Promise<Map<number, UndoState>> {
  const undone = new Map<number, UndoState>();
  const mine: WrittenRow[] = [];
  for (const row of rows) {
    const record = current.get(row.record);
    if (record === undefined) undone.set(row.line, 'gone');
    else if (record.updatedAt !== row.written_at.toISOString())
      undone.set(row.line, 'kept_changed');
    else mine.push(row);
  }
  const made = mine.filter(({ state }) => state === 'new');
  const used = await findUsed(
    store.client,
    store.layout.table,
    made.map(({ record }) => record),
  );
  const deleted = made.filter(({ record }) => !used.has(record));
  for (const { line, record } of made) undone.set(line, used.has(record) ? 'kept_used' : 'deleted');
  await deleteRecords(
    store,
    deleted.map(({ record }) => record),
  );
  const changed = mine.filter(({ state }) => state === 'changed');
  for (const { line } of changed) undone.set(line, 'restored');
  await updateRecords(store, await dropLost(store, changed.map(toWrite)), new Date().toISOString());
  return undone;
}

function toWrite({ record, before }: WrittenRow): Write {
  return { id: record, values: new Map(Object.entries(before ?? {})) };
}
