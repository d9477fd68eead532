import pg from 'pg';

const name = pg.escapeIdentifier;

/** Which of these records others point at: articles, products, front pages, whatever there is by then. */
export async function findUsed(
  client: pg.ClientBase,
  table: string,
  ids: readonly number[],
): Promise<Set<number>> {
  const { rows: references } = await client.query<{ table: string; column: string }>(
    `select c.conrelid::regclass::text as "table", a.attname as "column"
     from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       join pg_class r on r.oid = c.conrelid
     where c.contype = 'f' and c.confrelid = format('public.%I', $1::text)::regclass
       and r.relnamespace = 'public'::regnamespace
       -- Not its own lists, nobody's old versions, and not who has it open.
       and a.attname not in ('parent_id', '_parent_id')
       and r.relname !~ '^(_|payload_)'`,
    [table],
  );
  const used = new Set<number>();
  for (const reference of references) {
    const column = name(reference.column);
    const { rows } = await client.query<{ id: number }>(
      `select distinct ${column} as id from ${reference.table} where ${column} = any($1)`,
      [ids],
    );
    for (const { id } of rows) used.add(id);
  }
  return used;
}
