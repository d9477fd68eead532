import { join } from 'node:path';
import { parseEnv, urlField } from '@ironbridge/service';
import { runMigrations } from 'graphile-worker';
import { runner } from 'node-pg-migrate';
import { Type } from 'typebox';
import { jobsSchema } from './modules/delivery/outbox.ts';

const { DATABASE_URL } = parseEnv(Type.Object({ DATABASE_URL: urlField }));

await runner({
  // A migration that waits for a lock makes everyone behind it wait: better to give up and be run again.
  databaseUrl: { connectionString: DATABASE_URL, options: '-c lock_timeout=5s' },
  dir: join(import.meta.dirname, '../migrations'),
  direction: 'up',
  schema: 'member',
  migrationsTable: 'migrations',
  // Each part of the service counts in a range of its own, and none waits for another's.
  checkOrder: false,
  log: () => undefined,
});
await runMigrations({ connectionString: DATABASE_URL, schema: jobsSchema });
