import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { getPayload } from 'payload';
import config from '../payload.config.ts';

const name = process.argv[2];
if (!name) {
  console.error('Name the migration: pnpm migrate:create a-few-words');
  process.exit(2);
}

const folder = new URL('../migrations/', import.meta.url);
const before = new Set(await readdir(folder));
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
await payload.db.createMigration({
  migrationName: name.replaceAll('-', '_'),
  payload,
  forceAcceptWarning: true,
});

// Without a terminal Payload's question about a rename ends in silence and success.
const made = (await readdir(folder)).filter((file) => !before.has(file) && /^\d.*\.ts$/.test(file));
if (made.length === 0) {
  console.error(
    'No migration was written: run this in a terminal and answer the question about a rename.',
  );
  process.exit(1);
}
for (const file of made) {
  const path = new URL(file, folder);
  const text = await readFile(path, 'utf8');
  // Node runs the file as it is, and a type is no export at run time.
  await writeFile(
    path,
    text
      .replace(
        "import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'",
        "import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';",
      )
      .replaceAll('{ db, payload, req }', '{ db }'),
  );
}
// The folder itself is the list; Payload reads it.
await rm(new URL('index.ts', folder), { force: true });
process.exit(0);
