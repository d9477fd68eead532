import { runningStack } from '@ironbridge/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Desk } from '../tests/desk-client.ts';
import { countJobs, database } from './database.ts';
import { articlePath, readEdge, waitFor } from './reader.ts';

/** A kind that no worker knows, so that its jobs stay where they are. */
const task = 'road_test';
let desk: Desk;
let article: number;

beforeAll(async () => {
  desk = await Desk.asAdministrator();
  article = await desk.make('articles', { edition: 'cn', title: '队列', _status: 'published' });
  await waitFor(() => shows('队列'));
});

afterAll(async () => {
  await desk.send('DELETE', `/articles/${article}`);
  await database.query('delete from graphile_worker._private_jobs where key like $1', [
    `${task}:%`,
  ]);
  await database.end();
});

async function shows(text: string): Promise<boolean> {
  return (await readEdge('cn', articlePath(article))).text.includes(text);
}

async function publish(title: string): Promise<void> {
  const answer = await desk.send('PATCH', `/articles/${article}`, { title, _status: 'published' });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

describe('the queue', () => {
  it('announces nothing that was rolled back', async () => {
    await waitFor(async () => (await countJobs(`article:${article}`)) === 0);
    const client = await database.connect();
    try {
      await client.query('begin');
      await client.query('update articles set author = $2 where id = $1', [article, '反悔']);
      const { rowCount } = await client.query(
        `select from graphile_worker.jobs where key = 'article:' || $1::int`,
        [article],
      );
      expect(rowCount).toBe(1);
      await client.query('rollback');
    } finally {
      client.release();
    }
    expect(await countJobs(`article:${article}`)).toBe(0);
    expect(await shows('反悔')).toBe(false);
  });

  it('adds a job that has no key', async () => {
    const payload = JSON.stringify({ at: Date.now() });
    await database.query(`select road.add_job('${task}', $1, null)`, [payload]);
    const { rowCount } = await database.query(
      `delete from graphile_worker._private_jobs where key is null and payload::jsonb = $1::jsonb`,
      [payload],
    );
    expect(rowCount).toBe(1);
  });

  it('loses no job to a worker that is just taking one of the same key', async () => {
    const key = `${task}:${Date.now()}`;
    const add = `select road.add_job('${task}', '{}', $1)`;
    await database.query(add, [key]);
    const worker = await database.connect();
    const editor = await database.connect();
    try {
      await worker.query('begin');
      await worker.query(
        `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'road-test' where key = $1`,
        [key],
      );
      // The editor cannot see that lock yet, and waits for it inside the statement that adds the job.
      const added = editor.query(add, [key]);
      const pid = 'select from pg_stat_activity where wait_event_type = $1 and query like $2';
      await waitFor(async () => (await database.query(pid, ['Lock', `%${task}%`])).rowCount !== 0);
      await worker.query('commit');
      await added;
      const { rows } = await database.query(
        'select locked_by, attempts < max_attempts as open from graphile_worker.jobs where key = $1',
        [key],
      );
      expect(rows).toEqual([{ locked_by: null, open: true }]);
    } finally {
      worker.release();
      editor.release();
    }
  });

  it('brings every last word to readers, however fast they follow each other', async () => {
    for (let round = 0; round < 30; round++) {
      await Promise.all(
        [0, 1, 2].map((part) =>
          database.query('update articles set author = $2, updated_at = now() where id = $1', [
            article,
            `第 ${round} 轮 ${part}`,
          ]),
        ),
      );
    }
    const { rows } = await database.query<{ author: string }>(
      'select author from articles where id = $1',
      [article],
    );
    await waitFor(() => shows(rows[0]?.author ?? 'nobody'));
    await waitFor(async () => (await countJobs(`article:${article}`)) === 0);
  });

  it('sends mass changes down the slow lane', async () => {
    const client = await database.connect();
    try {
      await client.query('begin');
      await client.query(
        `insert into articles (edition, title, _status, updated_at, created_at)
         select 'cn', '批量 ' || n, 'published', now(), now() from generate_series(1, 450) as n`,
      );
      const { rows } = await client.query(
        `select task_identifier as task, count(*)::int as jobs from graphile_worker.jobs
         where created_at = now() group by 1`,
      );
      expect(rows).toEqual([{ task: 'project_many', jobs: 3 }]);
      await client.query('rollback');
    } finally {
      client.release();
    }
  });

  it('goes on where a killed worker left off', async ({ annotate }) => {
    const { processes } = await runningStack();
    const worker = processes.find(({ name }) => name === 'worker-fast');
    expect(worker?.pid).toBeGreaterThan(0);
    const title = `被杀之前 ${Date.now()}`;
    const publishing = publish(title);
    process.kill(worker?.pid ?? 0, 'SIGKILL');
    await publishing;
    await annotate(`at the edge after ${await waitFor(() => shows(title))} ms`);
  });

  it('unlocks the jobs of the dead, and of nobody else', async () => {
    const key = `${task}:dead:${Date.now()}`;
    await database.query(`select road.add_job('${task}', '{}', $1)`, [key]);
    const lock = (by: string) =>
      database.query(
        `update graphile_worker._private_jobs set locked_at = now() - interval '3 seconds', locked_by = $2
         where key = $1`,
        [key, by],
      );
    const isLocked = async () => {
      const { rows } = await database.query<{ locked: boolean }>(
        'select locked_by is not null as locked from graphile_worker.jobs where key = $1',
        [key],
      );
      return rows[0]?.locked === true;
    };
    await lock('nobody');
    await waitFor(async () => !(await isLocked()));
    const alive = await database.connect();
    try {
      await alive.query(`select pg_advisory_lock(7209, road.worker_key('somebody'))`);
      await lock('somebody');
      await database.query('select road.unlock_dead()');
      expect(await isLocked()).toBe(true);
    } finally {
      alive.release(true);
    }
  });
});
