import { editionIds, type Kind, kinds } from '@ironbridge/domain';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { project } from './project.ts';
import type { Road } from './road.ts';

const listed = Compile(
  Type.Array(Type.Object({ chunks: Type.Integer(), since: Type.String({ pattern: '^\\d+$' }) })),
);
const chunkRows = Compile(
  Type.Array(
    Type.Object({
      chunk: Type.String(),
      kind: Type.Enum([...kinds]),
      ids: Type.Array(Type.Integer()),
    }),
  ),
);

/** Something that others embed has changed: lists them, and starts to project them again, chunk by chunk. */
export async function startFanOut(road: Road, use: string, since?: number): Promise<void> {
  const { rows } = await road.database.query(
    `with drawn as (select coalesce($2::bigint, nextval('road.version')) as since)
     select road.list_fan_out($1, since) as chunks, since from drawn`,
    [use, since ?? null],
  );
  const [found] = listed.Parse(rows);
  if (found === undefined) throw new Error('Nothing was listed');
  if (since === undefined) {
    await road.database.query('select road.announce_late_check(array[$1], $2)', [use, found.since]);
  }
  if (found.chunks > 0) await askNext(road, use);
}

/** One chunk, then asks for the next: mass work shares its lane fairly, and goes on where it was when cut off. */
export async function continueFanOut(road: Road, use: string): Promise<void> {
  const { rows } = await road.database.query(
    'select chunk, kind, ids from road.fan_out where use = $1 order by chunk limit 1',
    [use],
  );
  const [next] = chunkRows.Parse(rows);
  if (next === undefined) return finishFanOut(road, use);
  await projectChunk(road, next.kind, next.ids);
  // If the list was made anew meanwhile, its items are in there once more under another number.
  await road.database.query('delete from road.fan_out where use = $1 and chunk = $2', [
    use,
    next.chunk,
  ]);
  await askNext(road, use);
}

/** An item that cannot be projected is asked for by itself, so that it holds up nobody. */
export async function projectChunk(road: Road, kind: Kind, ids: readonly number[]): Promise<void> {
  const failed = await project(road, kind, ids);
  if (failed.size === 0) return;
  for (const [id, error] of failed) road.log.error({ err: error, kind, id }, 'Not projected');
  await road.database.query('select road.ask_again($1, $2)', [kind, [...failed.keys()]]);
}

/** Answers that were put together while it went on may hold both names: all that carry the supplier's tag go. */
async function finishFanOut(road: Road, use: string): Promise<void> {
  if (!use.startsWith('supplier:')) return;
  const tags = editionIds.map((edition) => `${edition}:${use}`);
  await road.database.query('select road.ask_purge($1, $2, $3)', [road.edges, tags, []]);
}

async function askNext(road: Road, use: string): Promise<void> {
  await road.database.query(
    `select road.add_job('continue_fan_out', json_build_object('use', $1::text), 'continue:' || $1)`,
    [use],
  );
}
