import type { Payload } from 'payload';
import { draftedSlugs } from '../collections/drafted.ts';
import { type Entry, joined, shown } from './entry.ts';

/** What this person changed last and nobody has published since. */
export async function findInHand(payload: Payload, person: number): Promise<Entry[]> {
  const parts = draftedSlugs.map(
    (slug) => `(
      select '${slug}' as collection, parent_id as id, version_title as title,
        version_updated_at as at, version_edition::text as edition, null as note
      from _${slug}_v
      where latest and version__status = 'draft' and version_changed_by_id = $1 and parent_id is not null
      order by version_updated_at desc limit ${shown})`,
  );
  const { rows } = await payload.db.pool.query<Entry>(joined(parts, 'desc'), [person]);
  return rows;
}
