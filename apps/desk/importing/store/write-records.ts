import pg from 'pg';
import type { StoredField } from './fields.ts';
import { keepVersions } from './keep-versions.ts';
import type { Layout } from './layout.ts';

const name = pg.escapeIdentifier;

export interface Write {
  readonly id: number;
  /** The fields to be written, and no others. */
  readonly values: ReadonlyMap<string, unknown>;
}

export interface Store {
  readonly client: pg.ClientBase;
  readonly layout: Layout;
  readonly fields: readonly StoredField[];
  readonly mostVersions: number;
}

export async function drawIds({ client, layout }: Store, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: string }>(
    `select nextval(pg_get_serial_sequence($1, 'id')) as id from generate_series(1, $2)`,
    [`public.${layout.table}`, count],
  );
  return rows.map(({ id }) => Number(id));
}

/** A few statements for all of them: what the road announces is then one mass change, and not news. */
export async function createRecords(
  store: Store,
  writes: readonly Write[],
  at: string,
): Promise<void> {
  if (writes.length === 0) return;
  const { client, fields, layout } = store;
  const columns = toColumns(fields);
  const list = columns.map(({ column }) => name(column)).join(', ');
  const rows = writes.map(({ id, values }) => ({
    id,
    ...Object.fromEntries(
      columns.map(({ column, field }) => [column, values.get(field.name) ?? field.initial]),
    ),
  }));
  await client.query(
    `insert into ${name(layout.table)} (id, created_at, updated_at, ${list})
     select id, $2, $2, ${list} from jsonb_populate_recordset(null::${name(layout.table)}, $1)`,
    [JSON.stringify(rows), at],
  );
  await writeLists(store, writes);
  await keepVersions(client, layout, toIds(writes), store.mostVersions);
}

export async function updateRecords(
  store: Store,
  writes: readonly Write[],
  at: string,
): Promise<void> {
  if (writes.length === 0) return;
  const { client, fields, layout } = store;
  // Records differ in what changes: each says which of its columns are meant.
  const columns = toColumns(fields).filter(({ field }) =>
    writes.some(({ values }) => values.has(field.name)),
  );
  const set = columns.map(
    ({ column }) =>
      `${name(column)} = case when said.fields ? ${pg.escapeLiteral(column)} then new.${name(column)} else live.${name(column)} end`,
  );
  const rows = writes.map(({ id, values }) => ({
    id,
    ...Object.fromEntries(
      columns
        .filter(({ field }) => values.has(field.name))
        .map(({ column, field }) => [column, values.get(field.name)]),
    ),
  }));
  await client.query(
    `update ${name(layout.table)} as live set ${['updated_at = $2', ...set].join(', ')}
     from jsonb_array_elements($1::jsonb) as said(fields),
       jsonb_populate_record(null::${name(layout.table)}, said.fields) as new
     where live.id = new.id`,
    [JSON.stringify(rows), at],
  );
  await writeLists(store, writes);
  await keepVersions(client, layout, toIds(writes), store.mostVersions);
}

/** With its versions, as Payload deletes. */
export async function deleteRecords(
  { client, layout }: Store,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await client.query(`delete from ${name(layout.own.version)} where parent_id = any($1)`, [ids]);
  await client.query(`delete from ${name(layout.table)} where id = any($1)`, [ids]);
}

async function writeLists({ client, fields, layout }: Store, writes: readonly Write[]) {
  for (const { name: path, place } of fields) {
    if (place.in === 'column') continue;
    const written = writes.filter(({ values }) => values.has(path));
    if (written.length === 0) continue;
    const table = name(`${layout.table}_${place.in}`);
    await client.query(`delete from ${table} where path = $1 and parent_id = any($2)`, [
      path,
      toIds(written),
    ]);
    const column = place.in === 'rels' ? place.column : 'text';
    const rows = written.flatMap(({ id, values }) =>
      toList(values.get(path)).map((value, index) => ({
        parent_id: id,
        path,
        order: index + 1,
        [column]: value,
      })),
    );
    await client.query(
      `insert into ${table} (parent_id, path, "order", ${name(column)})
       select parent_id, path, "order", ${name(column)} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }
}

function toColumns(fields: readonly StoredField[]) {
  return fields.flatMap((field) =>
    field.place.in === 'column' ? [{ field, column: field.place.column }] : [],
  );
}

function toIds(writes: readonly Write[]): number[] {
  return writes.map(({ id }) => id);
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
