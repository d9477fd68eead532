import { type EditionId, type TwinKind, twinOf } from '@ironbridge/domain';
import type { Payload } from 'payload';
import { twinCollections } from './twin-collections.ts';

export interface Item {
  readonly id: number;
  readonly edition: EditionId;
}

export interface Twin {
  readonly pair: number;
  readonly id: number;
  readonly edition: EditionId;
  readonly title: string | null;
  readonly live: boolean;
  /** The original: this item or its twin. Unknown for pairs that were joined without saying. */
  readonly source: EditionId | null;
  /** The original was published anew since its translation was last said to be up to date. */
  readonly stale: boolean;
}

/** Every look is at one row of an index, so that a list may ask for each of its lines. */
export async function findTwin(
  payload: Payload,
  kind: TwinKind,
  { id, edition }: Item,
): Promise<Twin | undefined> {
  const table = twinCollections[kind];
  const other = twinOf(edition);
  const { rows } = await payload.db.pool.query<Omit<Twin, 'edition'>>(
    `select pair.id::int as pair, twin.id, coalesce(newest.version_title, twin.title) as title,
       twin._status = 'published' as live, pair.source,
       coalesce((
         select max(changed.id) > pair.source_version from _${table}_v as changed
         where changed.parent_id = case pair.source::text when '${edition}' then $2::int else twin.id end
           and changed.version__status = 'published'
       ), false) as stale
     from twin_pairs as pair
     join ${table} as twin on twin.id = pair.${other}::int
     left join _${table}_v as newest on newest.parent_id = twin.id and newest.latest
     where pair.kind = $1 and pair.${edition} = $2::int
     limit 1`,
    [kind, id],
  );
  const [found] = rows;
  return found && { ...found, edition: other };
}

/** The number of the original's newest version: what its translation is up to date with. */
export async function findNewestVersion(
  payload: Payload,
  kind: TwinKind,
  id: number,
): Promise<number | undefined> {
  const { rows } = await payload.db.pool.query<{ newest: number | null }>(
    `select max(id) as newest from _${twinCollections[kind]}_v where parent_id = $1`,
    [id],
  );
  return rows[0]?.newest ?? undefined;
}
