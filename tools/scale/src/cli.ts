import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { Progress } from '@ironbridge/service/progress';
import { loadStackEnv } from '@ironbridge/stack';
import pg from 'pg';
import { pairArticles } from './articles.ts';
import { isSize, mapSizes, type Sized, type Sizes, sizes } from './sizes.ts';
import { steps } from './steps.ts';

const chunk = 20_000;
/** The same in every run: a run that was cut off is gone on with. */
const source = 'scale';

const size = readArguments();
// The rebuild at the end reads everything anyway: announcing each row as well would do all of it twice.
const pool = new pg.Pool({
  connectionString: loadStackEnv()['DATABASE_URL'],
  max: 1,
  options: '-c road.silent=on',
});
for (const step of steps(source)) await fill(step.name, size[step.name], step.add);
await pairArticles(pool, source);
console.log('Counting what was made, for the planner');
await pool.query('VACUUM (ANALYZE)');
await pool.end();
console.log('Building the indices');
const { status } = spawnSync(process.execPath, ['apps/desk/worker/reindex-cli.ts'], {
  stdio: 'inherit',
});
process.exit(status ?? 1);

function readArguments(): Sizes {
  const { values } = parseArgs({
    options: {
      size: { type: 'string', default: 'normal' },
      articles: { type: 'string' },
      products: { type: 'string' },
      suppliers: { type: 'string' },
    },
  });
  if (!isSize(values.size)) {
    console.error(`pnpm scale --size NAME, where NAME is one of: ${Object.keys(sizes).join(', ')}`);
    process.exit(2);
  }
  const named = sizes[values.size];
  const asked: Partial<Record<Sized, string | undefined>> = values;
  return mapSizes((name) => Number(asked[name] ?? named[name]));
}

/** In chunks that are each committed, up to the size: what is there already counts, so a second run goes on. */
async function fill(
  table: Sized,
  target: number,
  add: (pool: pg.Pool, count: number, round: number) => Promise<void>,
): Promise<void> {
  const { rows } = await pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
  const missing = Math.max(0, target - (rows[0]?.n ?? 0));
  const progress = new Progress(table, missing);
  for (let made = 0, round = 0; made < missing; made += chunk, round += 1) {
    const count = Math.min(chunk, missing - made);
    await add(pool, count, round);
    progress.add(count);
  }
  progress.end();
}
