import type pg from 'pg';
import type { ImportKind } from '../import-run.ts';

interface Column {
  readonly name: string;
  readonly type: string;
}

export interface Pair {
  readonly live: string;
  readonly version: string;
  /** The column that points at the record. */
  readonly parent: string;
  readonly columns: readonly Column[];
  readonly versionColumns: readonly Column[];
}

/** How Payload has laid out a collection and its versions: the table itself, and those of its lists. */
export interface Layout {
  readonly table: string;
  readonly own: Pair;
  readonly children: readonly Pair[];
}

const known = new Map<ImportKind, Promise<Layout>>();

/** Asked of the database once: tables change by migrations alone, and processes start anew after them. */
export function getLayout(database: pg.Pool, kind: ImportKind): Promise<Layout> {
  let layout = known.get(kind);
  if (layout === undefined) {
    layout = readLayout(database, kind);
    layout.catch(() => known.delete(kind));
    known.set(kind, layout);
  }
  return layout;
}

async function readLayout(database: pg.Pool, kind: ImportKind): Promise<Layout> {
  const { rows } = await database.query<{ table: string; name: string; type: string }>(
    `select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and (c.relname = $1 or starts_with(c.relname, $1 || '_') or starts_with(c.relname, '_' || $1 || '_v'))
       and a.attnum > 0 and not a.attisdropped
     order by a.attnum`,
    [kind],
  );
  const tables = new Map<string, Column[]>();
  for (const { table, name, type } of rows) {
    tables.set(table, [...(tables.get(table) ?? []), { name, type }]);
  }
  const toPair = (live: string, version: string, parent: string): Pair => ({
    live,
    version,
    parent,
    columns: tables.get(live) ?? [],
    versionColumns: tables.get(version) ?? [],
  });
  const children = [...tables.keys()].flatMap((live) => {
    if (!live.startsWith(`${kind}_`)) return [];
    const end = live.slice(kind.length);
    const version = [`_${kind}_v_version${end}`, `_${kind}_v${end}`].find((name) =>
      tables.has(name),
    );
    const parent = tables.get(live)?.find(({ name }) => /^_?parent_id$/.test(name))?.name;
    return version && parent ? [toPair(live, version, parent)] : [];
  });
  return { table: kind, own: toPair(kind, `_${kind}_v`, 'parent_id'), children };
}
