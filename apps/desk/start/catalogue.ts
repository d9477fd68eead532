import type { Payload } from 'payload';
import { type Entry, joined, shown } from './entry.ts';

const recent = 500;

/** Among what was changed of late: live for readers of one language and not of the other. */
export async function findOneSided(payload: Payload): Promise<Entry[]> {
  const parts = ['suppliers', 'products'].map(
    (table) => `(
      select '${table}' as collection, id, label as title, updated_at as at,
        case when live_cn then 'en' else 'cn' end as edition, null as note
      from (
        select id, label, updated_at, live_cn, live_en from ${table} order by updated_at desc limit ${recent}
      ) as fresh
      where live_cn is distinct from live_en order by updated_at desc limit ${shown})`,
  );
  const { rows } = await payload.db.pool.query<Entry>(joined(parts, 'desc'));
  return rows;
}
