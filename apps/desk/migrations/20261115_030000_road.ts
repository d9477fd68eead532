import { readFileSync } from 'node:fs';
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { runMigrations } from 'graphile-worker';
import { env } from '../env.ts';
import { inDesk } from '../folder.ts';

/** In this order: each uses what the one before has made. */
const files = ['tables.sql', 'queue.sql', 'ledger.sql', 'watch.sql'];

/**
 * The files say how the road is, not how it changes: they can be run again. A change of them comes with a migration
 * that runs them again.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // It keeps its own tables, in transactions of its own.
  await runMigrations({ connectionString: env.DATABASE_URL });
  for (const file of files) {
    await db.execute(sql.raw(readFileSync(inDesk('road', file), 'utf8')));
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('DROP SCHEMA road CASCADE'));
}
