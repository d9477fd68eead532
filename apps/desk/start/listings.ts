import type { Payload } from 'payload';
import { type Entry, shown } from './entry.ts';

/** What members have sent and nobody has read yet, the oldest first. */
export async function findWaitingListings(payload: Payload): Promise<Entry[]> {
  const { rows } = await payload.db.pool.query<Entry>(
    `select 'listings' as collection, id, coalesce(title_cn, title_en) as title, created_at as at,
       null as edition, null as note
     from listings where state = 'waiting' order by created_at limit ${shown}`,
  );
  return rows;
}
