import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type NewMember, newMember, writeToSupplier } from '@ironbridge/people';
import { readInbox } from '@ironbridge/stack';
import pg from 'pg';
import { FormSenders } from './form-senders.ts';
import { clearDesk, countWaiting, findWrongRows, judgeLetters } from './judge-forms.ts';
import { getFirstSupplier, listingTitle, openForms } from './member-forms.ts';
import { type Report, round } from './report.ts';
import { getEnv, getPid, openStack } from './stack.ts';

const edition = 'en';
const victims = [
  'member-worker',
  'worker-fast',
  'desk',
  'redis-cache',
  'redis-durable',
  'postgres',
  'member',
] as const;
/** The desk takes a listing in about a tenth of a second. */
const patienceMs = 900_000;

/** As many forms of each kind as asked for, while every part is killed in turn. */
export async function faultsMember(): Promise<Report> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: { forms: { type: 'string', default: '1000' } },
  });
  const stack = await openStack();
  // Told before a thousand people are made for nothing.
  for (const name of victims) await getPid(name);
  const database = openPool(getEnv(stack.env, 'MEMBER_DATABASE_URL'));
  const desk = openPool(getEnv(stack.env, 'DATABASE_URL'));
  const supplier = await getFirstSupplier(stack, edition);
  const { putBack } = await writeToSupplier(supplier);
  const kinds = await openForms(stack, edition, supplier);
  const people: NewMember[] = [];
  while (people.length < Number(values.forms)) people.push(await newMember(edition));
  const ids = people.map(({ id }) => id);
  const before = (await readInbox({})).at(-1)?.number ?? 0;

  const senders = new FormSenders(stack, people, kinds, victims);
  const started = performance.now();
  await senders.run();
  const seconds = (performance.now() - started) / 1000;
  console.log(`  ${senders.taken} forms taken, ${senders.sentAgain} sent again`);
  await waitUntilDone(database, ids);

  const letters = await judgeLetters(database, kinds, ids, before);
  const wrong = [
    ...(await findWrongRows(database, kinds, ids)),
    ...(await clearDesk(desk, people.map(listingTitle))),
  ];
  for (const problem of [...wrong, ...letters.problems].slice(0, 20)) console.log(`  ${problem}`);
  await database.query('delete from members where id = any($1)', [ids]);
  await putBack();
  await Promise.all([database.end(), desk.end()]);
  return {
    name: 'member',
    figures: {
      kinds: kinds.length,
      forms: senders.taken,
      sent_again: senders.sentAgain,
      per_second: round(senders.taken / seconds),
      killed: senders.killed,
      rows_wrong: wrong.length,
      letters: letters.sent,
      letters_repeated_visibly: letters.repeated,
      letters_wrong: letters.problems.length,
    },
    goal: 'every form answered with code 1 is kept once, and its letters went out once or were visibly sent again',
    met: senders.killed === victims.length && wrong.length === 0 && letters.problems.length === 0,
  };
}

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 1 });
  pool.on('error', () => console.log('  the database went away'));
  return pool;
}

/** Every letter settled, and every listing at the desk. */
async function waitUntilDone(database: pg.Pool, ids: readonly number[]): Promise<void> {
  const ends = performance.now() + patienceMs;
  for (;;) {
    const waiting = await countWaiting(database, ids);
    if (waiting === 0) return;
    if (performance.now() > ends) throw new Error(`${waiting} letters and listings still wait`);
    await pause(1000);
  }
}
