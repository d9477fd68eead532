import type pg from 'pg';
import type { TableRow } from '../file/table-row.ts';
import type { Target } from '../mapping/target.ts';
import { findTargets } from '../mapping/targets.ts';
import type { Door } from '../pictures/door.ts';
import { toDraft } from '../rows/draft.ts';
import { judge, type Verdict } from '../rows/judge.ts';
import { Lookups } from '../rows/lookups.ts';
import { toRow } from '../rows/resolve.ts';
import { loadRule } from '../rows/rules.ts';
import { toStoredFields } from '../store/fields.ts';
import { findByKeys } from '../store/find-current.ts';
import type { ImportJob, Workshop } from './import-job.ts';

export interface Judging {
  /** Records are locked, since they are about to be written. */
  readonly lock: boolean;
  /** For addresses of pictures that are still to be fetched. */
  readonly door?: Door;
}

/** What each row would do to the desk as it is at this moment. */
export async function judgeChunk(
  { payload }: Workshop,
  client: pg.ClientBase,
  job: ImportJob,
  rows: readonly TableRow[],
  { lock, door }: Judging,
): Promise<Verdict[]> {
  const targets = new Map(
    (await findTargets(payload, job.kind)).map((found) => [found.key, found]),
  );
  const columns = job.mapping.map((key) => (key === null ? undefined : targets.get(key)));
  const drafts = rows.map((row) => toDraft(...withSupplier(row, columns, job, targets)));
  const lookups = await Lookups.load(client, drafts);
  const judged = [];
  for (const draft of drafts) judged.push(await toRow(job.kind, draft, lookups, door));
  const keys = judged.flatMap(({ key }) => (key === undefined ? [] : [key]));
  const fields = toStoredFields(payload, job.kind);
  const current = await findByKeys(client, job.kind, fields, keys, lock);
  const rule = await loadRule(payload, job.kind);
  return judged.map((row) => judge(row, row.key ? current.get(row.key) : undefined, rule));
}

/** One supplier for the whole file stands in for a column of its own. */
function withSupplier(
  row: TableRow,
  columns: readonly (Target | undefined)[],
  { supplier_number: number }: ImportJob,
  targets: ReadonlyMap<string, Target>,
): [TableRow, readonly (Target | undefined)[]] {
  if (!number || columns.some((target) => target?.key === 'supplier')) return [row, columns];
  const cells = columns.map((_, index) => row.cells[index] ?? '');
  return [{ ...row, cells: [...cells, number] }, [...columns, targets.get('supplier')]];
}
