import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Desk, logIn, publishArticle } from './desk.ts';
import { killProcess } from './kill-process.ts';
import { startReaders } from './load.ts';
import { type Report, round } from './report.ts';
import { getEnv, openStack, type Stack } from './stack.ts';

const publishes = 500;

/** Every process behind the front door, by its name in the stack. */
const victims = [
  'worker-fast',
  'worker-slow',
  'desk',
  'api',
  'web',
  'redis-cache',
  'redis-durable',
  'postgres',
  'opensearch-1',
  'varnish-1',
] as const;

/** 500 publishes while each part is killed in turn; readers of cached pages notice nothing, and nothing is lost. */
export async function faultsRoad(): Promise<Report> {
  const stack = await openStack();
  await waitUntilCopied(stack);
  const desk = await logIn(stack, 'administrator');
  const ids: number[] = [];
  for (let n = 0; n < 25; n += 1) {
    ids.push(await publishArticle(desk, { edition: 'cn', title: `故障演练 ${n}` }));
  }
  const readers = startReaders(stack, 50, [
    { edition: 'cn', path: '/' },
    { edition: 'en', path: '/' },
    { edition: 'cn', path: '/articles' },
    { edition: 'cn', path: '/api/baseinfo' },
  ]);
  // The pages are in cache before anything dies.
  await pause(2_000);

  let refused = 0;
  for (let n = 0; n < publishes; n += 1) {
    const victim = victims[Math.floor(n / (publishes / victims.length))];
    if (victim && n % (publishes / victims.length) === 5) await killProcess(victim);
    refused += await publishUntilAccepted(
      desk,
      ids[n % ids.length] ?? 0,
      `故障演练 ${n} ${Date.now()}`,
    );
    if (n % 50 === 49) console.log(`  ${n + 1} of ${publishes} published`);
  }
  await waitUntilIdle(stack);
  const load = await readers.stop();
  for (const failure of load.failures) console.log(`  failed read: ${failure}`);
  const reconciled = spawnSync(process.execPath, ['apps/desk/worker/reconcile-cli.ts'], {
    stdio: 'inherit',
  });
  for (const id of ids) await desk.send('DELETE', `/api/articles/${id}`);
  return {
    name: 'road',
    figures: {
      publishes,
      refused_and_sent_again: refused,
      killed: victims.length,
      reads: load.reads,
      failed_reads: load.failed,
      reads_per_second: round(load.perSecond),
      reconcile_exit: reconciled.status ?? -1,
    },
    goal: 'no failed read of a cached page; reconcile finds no difference',
    met: load.failed === 0 && reconciled.status === 0,
  };
}

/** An editor whose desk or database is away presses the button again; how often that was is counted. */
async function publishUntilAccepted(desk: Desk, id: number, title: string): Promise<number> {
  for (let refused = 0; ; refused += 1) {
    try {
      await desk.send('PATCH', `/api/articles/${id}?depth=0`, { title, _status: 'published' });
      return refused;
    } catch (error) {
      if (refused > 300) throw error;
      await pause(250);
    }
  }
}

/** Before one node of three may die, each index needs its copies. */
async function waitUntilCopied(stack: Stack): Promise<void> {
  const engine = getEnv(stack.env, 'OPENSEARCH_URLS').split(',')[0];
  const answer = await fetch(
    `${engine}/_cluster/health?wait_for_status=green&wait_for_nodes=3&timeout=300s`,
  );
  if (!answer.ok) {
    throw new Error(
      "This drill needs three whole nodes and two edges: 'pnpm stack up --nodes 3 --edges 2'",
    );
  }
}

/** Every job done that is due: only then is there something to compare. */
async function waitUntilIdle(stack: Stack): Promise<void> {
  const pool = new pg.Pool({ connectionString: getEnv(stack.env, 'DATABASE_URL'), max: 1 });
  for (let tries = 0; tries < 600; tries += 1) {
    const { rows } = await pool.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM graphile_worker.jobs
       WHERE attempts < max_attempts AND run_at < now() + interval '5 minutes'`,
    );
    if (rows[0]?.n === 0) {
      await pool.end();
      return;
    }
    await pause(500);
  }
  throw new Error('Jobs are still waiting five minutes after the last publish');
}
