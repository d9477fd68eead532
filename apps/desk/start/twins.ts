import { type EditionId, twinKinds, twinOf } from '@ironbridge/domain';
import type { Payload } from 'payload';
import { twinCollections } from '../twins/twin-collections.ts';
import { type Entry, joined, shown } from './entry.ts';

/** How far back it looks: older originals are searched for, not waited for. */
const recent = 300;

/** Live in the other edition of late, and not even begun in this one. */
export async function findMissingTwins(
  payload: Payload,
  editions: readonly EditionId[],
): Promise<Entry[]> {
  const parts = inEach(
    editions,
    ({ kind, table, source }) => `(
      select '${table}' as collection, fresh.id, fresh.title, fresh.updated_at as at,
        '${source}' as edition, null as note
      from (
        select id, title, updated_at from ${table} where edition = '${source}' and _status = 'published'
        order by updated_at desc limit ${recent}
      ) as fresh
      where not exists (select from twin_pairs where kind = '${kind}' and ${source} = fresh.id)
      order by fresh.updated_at desc limit ${shown})`,
  );
  const { rows } = await payload.db.pool.query<Entry>(joined(parts, 'desc'));
  return rows;
}

/** Translations of this edition whose originals were published anew. */
export async function findStaleTwins(
  payload: Payload,
  editions: readonly EditionId[],
): Promise<Entry[]> {
  const parts = inEach(
    editions,
    ({ kind, table, source, edition }) => `(
      select '${table}' as collection, twin.id, twin.title, fresh.updated_at as at,
        '${edition}' as edition, null as note
      from (
        select id, updated_at from ${table} where edition = '${source}' and _status = 'published'
        order by updated_at desc limit ${recent}
      ) as fresh
      join twin_pairs as pair
        on pair.kind = '${kind}' and pair.${source} = fresh.id and pair.source = '${source}'
      join ${table} as twin on twin.id = pair.${edition}::int
      where pair.source_version < (
        select max(version.id) from _${table}_v as version
        where version.parent_id = fresh.id and version.version__status = 'published'
      )
      order by fresh.updated_at desc limit ${shown})`,
  );
  const { rows } = await payload.db.pool.query<Entry>(joined(parts, 'desc'));
  return rows;
}

interface Part {
  readonly kind: string;
  readonly table: string;
  readonly source: EditionId;
  readonly edition: EditionId;
}

function inEach(editions: readonly EditionId[], toPart: (part: Part) => string): string[] {
  return editions.flatMap((edition) =>
    twinKinds.map((kind) =>
      toPart({ kind, table: twinCollections[kind], source: twinOf(edition), edition }),
    ),
  );
}
