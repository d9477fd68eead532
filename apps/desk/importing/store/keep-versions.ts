import pg from 'pg';
import type { Layout, Pair } from './layout.ts';

const name = pg.escapeIdentifier;

/**
 * Writes down the records as they are now, as Payload does after each save, and lets the oldest versions go: all of
 * them in two statements.
 */
export async function keepVersions(
  client: pg.ClientBase,
  layout: Layout,
  ids: readonly number[],
  most: number,
): Promise<void> {
  if (ids.length === 0) return;
  const { own, children } = layout;
  const columns = own.columns.filter((column) => own.versionColumns.some(isVersionOf(column.name)));
  const list = columns.map((column) => name(`version_${column.name}`)).join(', ');
  const values = columns.map((column) => toVersionValue(own, column.name, 'live')).join(', ');
  await client.query(
    `with made as (
       insert into ${name(own.version)} (parent_id, created_at, updated_at, ${list})
       select live.id, live.updated_at, live.updated_at, ${values}
       from ${name(own.live)} as live where live.id = any($1)
       returning id, parent_id
     )${children.map((child, index) => `, child_${index} as (${toChildCopy(child)})`).join('')}
     select from made`,
    [ids],
  );
  await client.query(
    `delete from ${name(own.version)} where id in (
       select id from (
         select id, row_number() over (partition by parent_id order by updated_at desc, id desc) as place
         from ${name(own.version)} where parent_id = any($1)
       ) as version where place > $2
     )`,
    [ids, most],
  );
}

const isVersionOf =
  (column: string) =>
  (version: { name: string }): boolean =>
    version.name === `version_${column}`;

/** An enumeration has another type in the table of versions. */
function toVersionValue(pair: Pair, column: string, alias: string): string {
  const live = pair.columns.find((found) => found.name === column);
  const version = pair.versionColumns.find(
    (found) => found.name === `version_${column}` || found.name === column,
  );
  const value = `${alias}.${name(column)}`;
  return live && version && live.type !== version.type ? `${value}::text::${version.type}` : value;
}

function toChildCopy(child: Pair): string {
  const values = new Map([[child.parent, 'made.id']]);
  const has = (column: string) => child.versionColumns.some((found) => found.name === column);
  for (const { name: column } of child.columns) {
    if (column === 'id') {
      // Rows of a list are known by their own id in all versions.
      if (has('_uuid')) values.set('_uuid', 'row.id');
    } else if (column === 'path') values.set('path', `'version.' || row.path`);
    else if (column !== child.parent && has(column)) {
      values.set(column, toVersionValue(child, column, 'row'));
    }
  }
  return `insert into ${name(child.version)} (${[...values.keys()].map(name).join(', ')})
    select ${[...values.values()].join(', ')}
    from made join ${name(child.live)} as row on row.${name(child.parent)} = made.parent_id`;
}
