import type { Payload } from 'payload';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Mapping } from './import-run.ts';
import { parseMapping } from './mapping/parse-mapping.ts';
import { type ReportRow, ReportRowSchema } from './report-row.ts';

const reportRows = Compile(Type.Array(ReportRowSchema));

export interface Part {
  /** Of the rows or of their undoing; none: all rows. */
  readonly state: string | null;
  readonly after: number;
  readonly limit: number;
  readonly offset?: number;
}

/** With the cells by which a person knows the row again. */
export async function findReportRows(
  payload: Payload,
  run: { readonly id: number; readonly mapping: unknown },
  { state, after, limit, offset = 0 }: Part,
): Promise<ReportRow[]> {
  const mapping = parseMapping(run.mapping);
  const { rows } = await payload.db.pool.query(
    `select line, state, cells[$3] as number, coalesce(nullif(cells[$4], ''), cells[$5]) as name,
       record, fields, problems, undo
     from road.import_row
     where import = $1 and line > $2 and ($6::text is null or state = $6 or undo = $6)
     order by line limit $7 offset $8`,
    [
      run.id,
      after,
      placeOf(mapping, 'own_number'),
      placeOf(mapping, 'name_cn'),
      placeOf(mapping, 'name_en'),
      state,
      limit,
      offset,
    ],
  );
  return reportRows.Parse(rows);
}

/** PostgreSQL counts from one; at zero there is nothing. */
function placeOf(mapping: Mapping, key: string): number {
  return mapping.indexOf(key) + 1;
}
