import { loadStackEnv } from '@ironbridge/stack';
import pg from 'pg';

/** The road's own tables, as a test looks into them. */
export const database = new pg.Pool({ connectionString: loadStackEnv()['DATABASE_URL'], max: 10 });

export async function findLedgerVersion(kind: string, id: number, edition: string) {
  const { rows } = await database.query<{ version: string }>(
    'select version from road.projection where kind = $1 and id = $2 and edition = $3',
    [kind, id, edition],
  );
  return rows[0]?.version;
}

/** What is dropped when it changes. */
export async function findLedgerTags(kind: string, id: number, edition: string) {
  const { rows } = await database.query<{ tags: string[] }>(
    'select tags from road.projection where kind = $1 and id = $2 and edition = $3',
    [kind, id, edition],
  );
  return rows[0]?.tags ?? [];
}

export async function countJobs(key: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from graphile_worker.jobs where key = $1',
    [key],
  );
  return rows[0]?.count ?? 0;
}
