import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { errorCatalogue } from '@ironbridge/contract';
import { kinds } from '@ironbridge/domain';
import { createPool, type Lane, startLane, WorkerLock } from '@ironbridge/queue';
import { addGauge, createLogger, createService, runService } from '@ironbridge/service';
import { importTasks } from '../importing/tasks.ts';
import { sources } from '../publishing/sources.ts';
import { startViewLane } from '../views/view-lane.ts';
import { createCrawlers } from './crawlers/create-crawlers.ts';
import { waitForDatabase } from './database.ts';
import { Engine } from './engine.ts';
import { parseWorkerEnv } from './env.ts';
import { ensureIndices } from './indices.ts';
import { outlast } from './outlast.ts';
import { projectReference } from './reference.ts';
import type { Road } from './road.ts';
import { fastTasks, purgeTasks, slowTasks } from './tasks.ts';

const schema = 'graphile_worker';
const warmUpRecords = 50;

const { values } = parseArgs({ options: { lane: { type: 'string' } } });
const { lane } = values;
if (lane !== 'fast' && lane !== 'slow') throw new Error('Say --lane fast or --lane slow');

const env = parseWorkerEnv();
const log = createLogger(`worker-${lane}`, env.LOG_LEVEL);
const database = createPool(env.DATABASE_URL, `worker-${lane}`, log);
await waitForDatabase(database, log);

const [{ getPayload }, { default: config }] = await Promise.all([
  import('payload'),
  import('../payload.config.ts'),
]);
const payload = await getPayload({ config });
const engine = new Engine(env.OPENSEARCH_URLS);
await outlast(log, () => ensureIndices(engine, env.OPENSEARCH_REPLICAS));

const crawlers = createCrawlers(env);
const road: Road = { payload, database, engine, edges: env.EDGE_URLS, crawlers, log };
const lock = await WorkerLock.open(database, 'road', log, (error) => {
  // Whoever unlocks our jobs now must not find us still at them: a new process starts clean.
  log.fatal({ err: error }, 'The database went away');
  process.exit(1);
});
const views = lane === 'slow' ? startViewLane(road, env.REDIS_DURABLE_URL) : undefined;
const lanes = [
  ...(lane === 'fast' ? await startFast() : await startSlow()),
  ...(views ? [views] : []),
];
for (const running of lanes) {
  running.ended.catch((error: unknown) => {
    log.fatal({ err: error }, 'The queue gave up');
    process.exit(1);
  });
}

const app = await createService({
  name: `worker-${lane}`,
  log,
  origins: { cn: env.CN_ORIGIN, en: env.EN_ORIGIN },
  errors: errorCatalogue,
  checks: {
    database: async () => void (await database.query('select 1')),
    search: async () => void (await engine.get({ method: 'GET', path: '/' })),
  },
});
if (views) {
  addGauge(app, 'views_waiting', 'Page views in the stream that are not counted yet', () =>
    views.waiting(),
  );
}
app.addHook('onClose', async () => {
  await Promise.all(lanes.map((running) => running.stop()));
  lock.close();
});
await runService(app, env);

async function startFast(): Promise<Lane[]> {
  // api is not ready without names; on a new installation nothing has announced them yet.
  await outlast(log, () => projectReference(road));
  await warmUp();
  const edges = env.EDGE_URLS.length;
  return Promise.all([
    startLane(database, lock, log, {
      schema,
      tasks: fastTasks(road),
      concurrency: 200,
      taken: 200,
      pollMs: 200,
    }),
    // By itself, so that no purge waits behind a hundred articles.
    startLane(database, lock, log, {
      schema,
      tasks: purgeTasks(road, env.PURGE_SECRET),
      concurrency: edges,
      taken: edges,
      pollMs: 100,
    }),
  ]);
}

async function startSlow(): Promise<Lane[]> {
  // Whatever else wants the processor comes first.
  setPriority(10);
  return [
    await startLane(database, lock, log, {
      schema,
      tasks: { ...slowTasks(road), ...importTasks(road) },
      concurrency: 2,
      pollMs: 500,
    }),
  ];
}

/** The first reads of a process take ten times as long as all later ones; no editor should wait for them. */
async function warmUp(): Promise<void> {
  for (const kind of kinds) await sources[kind].after(payload, 0, warmUpRecords);
}
