import type { EditionId } from '@ironbridge/domain';
import type { Payload } from 'payload';
import { type Entry, shown } from './entry.ts';

/** What went to readers last, as the audit log tells it: by the index on its time. */
export async function findPublished(
  payload: Payload,
  editions: readonly EditionId[],
): Promise<Entry[]> {
  const { rows } = await payload.db.pool.query<Entry>(
    `select collection, item::int as id, summary as title, at, edition, actor_name as note
     from audit_log
     where action = 'publish' and edition = any($1) and at > now() - interval '30 days'
     order by at desc limit ${shown}`,
    [editions],
  );
  return rows;
}
