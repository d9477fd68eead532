import { setTimeout as pause } from 'node:timers/promises';
import { addArticles } from '@ironbridge/scale';
import pg from 'pg';
import { type Desk, publishArticle } from './desk.ts';
import { publishAndWatch } from './publish-and-watch.ts';
import { percentile, spread } from './report.ts';
import { getEnv, read, type Stack } from './stack.ts';

const items = 5_000;

/** One bulk change through the desk; each item is timed from its own commit, which PostgreSQL remembers. */
export async function measureBulk(stack: Stack, desk: Desk) {
  const pool = new pg.Pool({ connectionString: getEnv(stack.env, 'DATABASE_URL'), max: 2 });
  const mark = `bulk-${Date.now()}`;
  console.log(`  preparing ${items} articles for a bulk change`);
  await addArticles(pool, { edition: 'cn', count: items, source: mark });
  await waitUntilProjected(pool, mark);

  const single = await publishArticle(desk, { edition: 'cn', title: '批量期间的单篇' });
  const standfirst = `批量修改 ${mark}`;
  const changed = desk.send(
    'PATCH',
    `/api/articles?where[source][equals]=${mark}&limit=${items}&depth=0`,
    { standfirst, _status: 'published' },
  );
  let running = true;
  void changed.finally(() => {
    running = false;
  });
  const singles: number[] = [];
  const publishSingles = async () => {
    while (running) {
      const { firstNew } = await publishAndWatch(stack, desk, single, `批量期间 ${Date.now()}`);
      singles.push(firstNew);
      await pause(1_000);
    }
  };
  const [delays] = await Promise.all([watchCommits(stack, pool, standfirst), publishSingles()]);
  await changed;
  await desk.send('DELETE', `/api/articles/${single}`);
  await pool.query('DELETE FROM articles WHERE source = $1', [mark]);
  await pool.end();
  return {
    figures: {
      bulk_items: delays.length,
      ...spread('bulk_item', delays),
      bulk_singles: singles.length,
      ...spread('bulk_single', singles),
    },
    met: percentile(delays, 1) <= 1000 && Math.max(...singles) <= 1000,
  };
}

async function waitUntilProjected(pool: pg.Pool, source: string): Promise<void> {
  const open = `SELECT count(*)::int AS n FROM articles a WHERE a.source = $1 AND NOT EXISTS
    (SELECT 1 FROM road.projection p WHERE p.kind = 'article' AND p.id = a.id)`;
  for (;;) {
    const { rows } = await pool.query<{ n: number }>(open, [source]);
    if (rows[0]?.n === 0) return;
    await pause(500);
  }
}

/** Follows what has been committed and asks the edge for each until it shows; needs track_commit_timestamp. */
async function watchCommits(stack: Stack, pool: pg.Pool, standfirst: string): Promise<number[]> {
  const committed = `SELECT id, extract(epoch FROM pg_xact_commit_timestamp(xmin)) * 1000 AS at
    FROM articles WHERE standfirst = $1 AND NOT id = ANY($2)`;
  const waiting = new Map<number, number>();
  const known: number[] = [];
  const delays: number[] = [];
  while (delays.length < items) {
    const { rows } = await pool.query<{ id: number; at: string }>(committed, [standfirst, known]);
    for (const row of rows) {
      known.push(row.id);
      waiting.set(row.id, Number(row.at));
    }
    await Promise.all(
      [...waiting].slice(0, 40).map(async ([id, at]) => {
        const answer = await read(stack, 'cn', `/api/article/info?id=${id}`);
        if (!answer.text.includes(standfirst)) return;
        delays.push(Date.now() - at);
        waiting.delete(id);
      }),
    );
    await pause(20);
  }
  return delays;
}
