import type pg from 'pg';
import { checkRows } from './check-rows.ts';
import { countFetched, fetchPictures, findPending } from './fetch-pictures.ts';
import { forgetPictures } from './forget-pictures.ts';
import { finish, type ImportJob, lockImport, type Workshop } from './import-job.ts';
import { undoRows } from './undo-rows.ts';
import { writeRows } from './write-rows.ts';

/** Moves an import on by one chunk, from wherever it is, and says whether there was anything to do. */
export async function advanceImport(workshop: Workshop, id: number): Promise<boolean> {
  const { isBusy, slow } = await inTransaction(workshop.database, async (client) => {
    const job = await lockImport(client, id);
    return {
      isBusy: job !== undefined && busyStates.has(job.state),
      slow: job && (await step(workshop, client, job)),
    };
  });
  if (slow === undefined) return isBusy;
  // What takes its time happens between two transactions, and may happen again if this process dies in it.
  await slow.work();
  await inTransaction(workshop.database, async (client) => {
    const job = await lockImport(client, id);
    if (job?.state === slow.during) await slow.after(client, job);
  });
  return true;
}

const busyStates = new Set<ImportJob['state']>(['checking', 'fetching', 'running', 'undoing']);

interface Slow {
  readonly during: ImportJob['state'];
  work(): Promise<void>;
  after(client: pg.ClientBase, job: ImportJob): Promise<void>;
}

async function step(
  workshop: Workshop,
  client: pg.ClientBase,
  job: ImportJob,
): Promise<Slow | undefined> {
  if (job.state === 'checking') await checkRows(workshop, client, job);
  if (job.state === 'running') await writeRows(workshop, client, job);
  if (job.state === 'fetching') return fetchNext(workshop, client, job);
  if (job.state === 'undoing') return undoNext(workshop, client, job);
  return undefined;
}

async function fetchNext(
  workshop: Workshop,
  client: pg.ClientBase,
  job: ImportJob,
): Promise<Slow | undefined> {
  const addresses = await findPending(client, job.id);
  if (addresses.length > 0) {
    return {
      during: 'fetching',
      work: () => fetchPictures(workshop, job, addresses),
      after: (next, now) => countFetched(next, now, addresses.length),
    };
  }
  await client.query(
    `update imports set state = 'running', cursor = 0, done = 0, due = (
       select count(*) from road.import_row where import = $1 and state <> 'refused'
     ) where id = $1`,
    [job.id],
  );
  return undefined;
}

async function undoNext(
  workshop: Workshop,
  client: pg.ClientBase,
  job: ImportJob,
): Promise<Slow | undefined> {
  if ((await undoRows(workshop, client, job)) === 'more') return undefined;
  return {
    during: 'undoing',
    work: () => forgetPictures(workshop, job.id),
    after: (next) => finish(next, job.id, 'undone'),
  };
}

async function inTransaction<Result>(
  database: pg.Pool,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await database.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // The connection may be what failed: it is not used again, and the database takes back what it began.
    client.release(true);
    throw error;
  }
}
