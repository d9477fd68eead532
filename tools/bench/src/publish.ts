import { setTimeout as pause } from 'node:timers/promises';
import { type Desk, logIn, publishArticle } from './desk.ts';
import { startReaders } from './load.ts';
import { measureBulk } from './publish-bulk.ts';
import { percentile, type Report, spread } from './report.ts';
import { openStack, read, type Stack } from './stack.ts';

const publishes = 200;
const readsPerSecond = 200;

interface Seen {
  /** From sending the desk's request to the first edge answer with the new text. */
  readonly firstNew: number;
  /** The last edge answer that still had the old text, counted the same way; known a while later. */
  readonly lastOld: Promise<number>;
}

/** An editor's click to a reader's screen, with readers at the edge all the while. */
export async function benchPublish(): Promise<Report> {
  const stack = await openStack();
  const desk = await logIn(stack, 'administrator');
  const ids = await prepare(desk, 20);
  const readers = startReaders(stack, readsPerSecond, [
    { edition: 'cn', path: '/' },
    { edition: 'cn', path: '/articles' },
    { edition: 'en', path: '/' },
    ...ids.map((id) => ({ edition: 'cn' as const, path: `/article/${id}` })),
  ]);

  const seen: Seen[] = [];
  for (let n = 0; n < publishes; n += 1) {
    const id = ids[n % ids.length];
    if (id === undefined) throw new Error('No article to publish');
    seen.push(await publishAndWatch(stack, desk, id, `发布测速 ${n} ${Date.now()}`));
    if (n % 20 === 19) console.log(`  ${n + 1} of ${publishes} published`);
  }
  const bulk = await measureBulk(stack, desk);
  const load = await readers.stop();
  for (const failure of load.failures) console.log(`  failed read: ${failure}`);
  await Promise.all(ids.map((id) => desk.send('DELETE', `/api/articles/${id}`)));

  const latencies = seen.map((one) => one.firstNew);
  const figures = {
    publishes,
    ...spread('publish', latencies),
    last_old_ms: Math.round(Math.max(...(await Promise.all(seen.map((one) => one.lastOld))))),
    reads: load.reads,
    reads_per_second: Math.round(load.perSecond),
    failed_reads: load.failed,
    ...bulk.figures,
  };
  return {
    name: 'publish',
    figures,
    goal: 'p99 ≤ 1000 ms, no failed read, no old text after 2000 ms; in a bulk change each item and a single publish ≤ 1000 ms',
    met:
      percentile(latencies, 0.99) <= 1000 &&
      load.failed === 0 &&
      figures.last_old_ms <= 2000 &&
      bulk.met,
  };
}

async function prepare(desk: Desk, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) {
    ids.push(await publishArticle(desk, { edition: 'cn', title: `发布测速 准备 ${n}` }));
  }
  return ids;
}

/** Publishes a new title and asks the edge until it is there; old text is looked for a while longer. */
export async function publishAndWatch(
  stack: Stack,
  desk: Desk,
  id: number,
  title: string,
): Promise<Seen> {
  const sent = performance.now();
  const published = desk.send('PATCH', `/api/articles/${id}?depth=0`, {
    title,
    _status: 'published',
  });
  const isNew = async () => (await read(stack, 'cn', `/article/${id}`)).text.includes(title);
  while (!(await isNew())) {
    if (performance.now() - sent > 30_000) {
      throw new Error(`Article ${id} is not at the edge 30 s after it was published`);
    }
    await pause(10);
  }
  const firstNew = performance.now() - sent;
  await published;
  return { firstNew, lastOld: watchForOld(sent, isNew) };
}

/** Two seconds is how long old text may still turn up, from a render that was under way. */
async function watchForOld(sent: number, isNew: () => Promise<boolean>): Promise<number> {
  let lastOld = 0;
  while (performance.now() - sent < 3_000) {
    const asked = performance.now() - sent;
    if (!(await isNew())) lastOld = asked;
    await pause(50);
  }
  return lastOld;
}
