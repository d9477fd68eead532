import { loadStackEnv } from '@ironbridge/stack';
import { Client } from 'pg';

/** Past the desk's screens, as only its administrators could; says how many rows were touched. */
export async function atDesk(sql: string, values: readonly unknown[]): Promise<number> {
  const client = new Client({ connectionString: loadStackEnv()['ADMIN_DATABASE_URL'] });
  await client.connect();
  try {
    const { rowCount } = await client.query(sql, [...values]);
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}
