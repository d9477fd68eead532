import type { Payload } from 'payload';
import type pg from 'pg';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { importKinds, importStates } from '../import-run.ts';

/** What a step works with. */
export interface Workshop {
  readonly payload: Payload;
  readonly database: pg.Pool;
}

const parser = Compile(
  Type.Array(
    Type.Object({
      id: Type.Integer(),
      kind: Type.Enum([...importKinds]),
      state: Type.Enum([...importStates]),
      mapping: Type.Array(Type.Union([Type.String(), Type.Null()])),
      supplier_number: Type.Union([Type.String(), Type.Null()]),
      person: Type.Union([Type.Integer(), Type.Null()]),
      cursor: Type.Integer(),
      done: Type.Integer(),
    }),
  ),
);
export type ImportJob = ReturnType<typeof parser.Parse>[number];

/** Nobody else moves this import on while the transaction lasts. */
export async function lockImport(
  client: pg.ClientBase,
  id: number,
): Promise<ImportJob | undefined> {
  const { rows } = await client.query(
    `select id, kind, state, mapping, supplier_number, person_id as person,
       cursor::int as cursor, done::int as done
     from imports where id = $1 for update`,
    [id],
  );
  return parser.Parse(rows)[0];
}

/** One chunk is done. */
export async function keepProgress(
  client: pg.ClientBase,
  id: number,
  { cursor, done }: { cursor: number; done: number },
): Promise<void> {
  await client.query(
    'update imports set cursor = $2, done = $3, updated_at = now() where id = $1',
    [id, cursor, done],
  );
}

/** The whole step is done: what the rows came to. */
export async function finish(
  client: pg.ClientBase,
  id: number,
  state: ImportJob['state'],
): Promise<void> {
  await client.query(
    `update imports set cursor = 0, state = $2, updated_at = now(), counts = (
       select coalesce(jsonb_object_agg(word, n), '{}') from (
         select state as word, count(*) as n from road.import_row where import = $1 and state is not null group by state
         union all
         select undo, count(*) from road.import_row where import = $1 and undo is not null group by undo
       ) as counted
     ) where id = $1`,
    [id, state],
  );
}
