import pg from 'pg';
import type { ImportKind } from '../import-run.ts';
import type { Current } from '../rows/judge.ts';
import type { StoredField } from './fields.ts';

const name = pg.escapeIdentifier;

type Live = Record<string, unknown>;

/** The record's key in its supplier's books, as one text. */
export function toKey(kind: ImportKind, number: string, supplier: unknown): string {
  return kind === 'products' ? `${String(supplier)} ${number}` : number;
}

/** Records by their keys, locked until the transaction ends if they are to be written. */
export async function findByKeys(
  client: pg.ClientBase,
  kind: ImportKind,
  fields: readonly StoredField[],
  keys: readonly string[],
  lock: boolean,
): Promise<Map<string, Current>> {
  const numbers = keys.map((key) => (kind === 'products' ? key.slice(key.indexOf(' ') + 1) : key));
  const suppliers = keys.map((key) => (kind === 'products' ? Number.parseInt(key, 10) : null));
  const { rows } = await client.query<{ live: Live }>(
    `select to_jsonb(live) as live from ${name(kind)} as live
     where own_number = any($1) ${kind === 'products' ? 'and supplier_id = any($2)' : 'and $2::int[] is not null'}
     order by id ${lock ? 'for update' : ''}`,
    [numbers, suppliers],
  );
  const found = await toCurrent(client, kind, fields, rows);
  return new Map(
    found.map((current) => {
      const number = String(current.values.get('own_number'));
      return [toKey(kind, number, current.values.get('supplier')), current];
    }),
  );
}

export async function findByIds(
  client: pg.ClientBase,
  kind: ImportKind,
  fields: readonly StoredField[],
  ids: readonly number[],
): Promise<Map<number, Current>> {
  const { rows } = await client.query<{ live: Live }>(
    `select to_jsonb(live) as live from ${name(kind)} as live where id = any($1) order by id for update`,
    [ids],
  );
  const found = await toCurrent(client, kind, fields, rows);
  return new Map(found.map((current) => [current.id, current]));
}

async function toCurrent(
  client: pg.ClientBase,
  kind: ImportKind,
  fields: readonly StoredField[],
  rows: readonly { live: Live }[],
): Promise<Current[]> {
  const ids = rows.map(({ live }) => Number(live['id']));
  const lists = await readLists(client, kind, fields, ids);
  return rows.map(({ live }) => {
    const id = Number(live['id']);
    const values = new Map<string, unknown>();
    for (const field of fields) {
      const value =
        field.place.in === 'column' ? live[field.place.column] : lists.get(`${id} ${field.name}`);
      values.set(field.name, value ?? null);
    }
    return { id, updatedAt: new Date(String(live['updated_at'])).toISOString(), values };
  });
}

/** Under `id field`. */
async function readLists(
  client: pg.ClientBase,
  kind: ImportKind,
  fields: readonly StoredField[],
  ids: readonly number[],
): Promise<Map<string, unknown[]>> {
  const lists = new Map<string, unknown[]>();
  for (const end of ['rels', 'texts'] as const) {
    const listed = new Map(
      fields.filter(({ place }) => place.in === end).map((f) => [f.name, f.place]),
    );
    if (listed.size === 0 || ids.length === 0) continue;
    const { rows } = await client.query<{ row: Live }>(
      `select to_jsonb(row) as row from ${name(`${kind}_${end}`)} as row
       where parent_id = any($1) and path = any($2) order by parent_id, path, "order"`,
      [ids, [...listed.keys()]],
    );
    for (const { row } of rows) {
      const path = String(row['path']);
      const place = listed.get(path);
      const value = place?.in === 'rels' ? row[place.column] : row['text'];
      const key = `${String(row['parent_id'])} ${path}`;
      const list = lists.get(key) ?? [];
      list.push(value);
      lists.set(key, list);
    }
  }
  return lists;
}
