import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { inDesk } from '../folder.ts';

/** In this order: each uses what the one before has made. */
const files = [
  'tables.sql',
  'queue.sql',
  'ledger.sql',
  'watch.sql',
  'drafts.sql',
  'import.sql',
  'views.sql',
  'papers.sql',
  'member.sql',
];

/**
 * The files say how the road is, not how it changes, and can be run again: they are, whenever one of them has changed.
 * They follow the desk's own migrations, whose tables they watch.
 */
export async function applyRoad(connectionString: string): Promise<'applied' | 'unchanged'> {
  const text = files.map((file) => readFileSync(inDesk('road', file), 'utf8')).join('\n');
  const digest = hash('sha256', text);
  await runMigrations({ connectionString });
  const client = new pg.Client({ connectionString, application_name: 'road' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('road.apply'))`);
    await client.query('create schema if not exists road');
    await client.query('create table if not exists road.applied (digest text primary key)');
    const { rowCount } = await client.query('select from road.applied where digest = $1', [digest]);
    if (rowCount === 0) {
      await client.query(text);
      await client.query('delete from road.applied');
      await client.query('insert into road.applied (digest) values ($1)', [digest]);
    }
    await client.query('commit');
    return rowCount === 0 ? 'applied' : 'unchanged';
  } finally {
    await client.end();
  }
}
