import { type Desk, logIn, publishArticle } from './desk.ts';
import { startReaders } from './load.ts';
import { publishAndWatch, type Seen } from './publish-and-watch.ts';
import { measureBulk } from './publish-bulk.ts';
import { measureKinds } from './publish-kinds.ts';
import { percentile, type Report, spread } from './report.ts';
import { openStack } from './stack.ts';

const publishes = 200;
const readsPerSecond = 200;

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
  const latencies = seen.map((one) => one.firstNew);
  console.log(`  ${JSON.stringify(spread('publish', latencies))}`);
  const kinds = await measureKinds(stack, desk);
  console.log(`  ${JSON.stringify(kinds)}`);
  const bulk = await measureBulk(stack, desk);
  const load = await readers.stop();
  for (const failure of load.failures) console.log(`  failed read: ${failure}`);
  for (const id of ids) await desk.send('DELETE', `/api/articles/${id}`);

  const figures = {
    publishes,
    ...spread('publish', latencies),
    last_old_ms: Math.round(Math.max(...(await Promise.all(seen.map((one) => one.lastOld))))),
    reads: load.reads,
    reads_per_second: Math.round(load.perSecond),
    failed_reads: load.failed,
    slowest_kind_ms: Math.max(...Object.values(kinds)),
    ...bulk.figures,
  };
  return {
    name: 'publish',
    figures,
    goal: 'p99 and each kind ≤ 1000 ms, no failed read, no old text after 2000 ms; in a bulk change each item and a single publish ≤ 1000 ms',
    met:
      percentile(latencies, 0.99) <= 1000 &&
      load.failed === 0 &&
      figures.last_old_ms <= 2000 &&
      figures.slowest_kind_ms <= 1000 &&
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
