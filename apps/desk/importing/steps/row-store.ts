import type pg from 'pg';
import type { TableRow } from '../file/table-row.ts';
import type { Verdict } from '../rows/judge.ts';

export const chunkSize = 1_000;

export async function findNextRows(
  client: pg.ClientBase,
  id: number,
  after: number,
  where = 'true',
): Promise<TableRow[]> {
  const { rows } = await client.query<TableRow>(
    `select line, cells from road.import_row
     where import = $1 and line > $2 and (${where}) order by line limit $3`,
    [id, after, chunkSize],
  );
  return rows;
}

/** Of which record a row was written, and when. */
export interface Written {
  readonly record: number;
  readonly at: string;
}

export async function keepVerdicts(
  client: pg.ClientBase,
  id: number,
  verdicts: readonly Verdict[],
  written: ReadonlyMap<number, Written> = new Map(),
): Promise<void> {
  const rows = verdicts.map(({ row, state, problems, after, before, current }) => {
    const done = written.get(row.line);
    return {
      line: row.line,
      state,
      key: row.key ?? null,
      fields: state === 'changed' ? [...after.keys()] : [],
      problems,
      addresses: row.addresses,
      record: done?.record ?? current?.id ?? null,
      before: done && state === 'changed' ? Object.fromEntries(before) : null,
      written_at: done?.at ?? null,
    };
  });
  await client.query(
    `update road.import_row as row set state = said.state, key = said.key, fields = said.fields,
       problems = nullif(said.problems, '[]'), addresses = said.addresses, record = said.record,
       before = said.before, written_at = said.written_at
     from jsonb_to_recordset($2) as said(
       line int, state text, key text, fields text[], problems jsonb, addresses text[], record int,
       before jsonb, written_at timestamptz
     )
     where row.import = $1 and row.line = said.line`,
    [id, JSON.stringify(rows)],
  );
}
