import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { killProcess } from './kill-process.ts';
import { createAddresses } from './many-addresses.ts';
import { type Report, round } from './report.ts';
import { getEnv, openStack, type Stack } from './stack.ts';

const perSecond = 300;
const victims = ['worker-slow', 'redis-durable', 'postgres'] as const;
/** Each has an address of its own, which nginx sees; with a browser's version it makes a visitor. */
const addresses = 200;
const patienceMs = 300_000;

/** Views at a steady pace while worker, Redis and PostgreSQL are killed in turn: what was answered is what is counted. */
export async function faultsViews(): Promise<Report> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: { minutes: { type: 'string', default: '10' } },
  });
  const minutes = Number(values.minutes);
  const stack = await openStack();
  const database = new pg.Pool({ connectionString: getEnv(stack.env, 'DATABASE_URL'), max: 1 });
  database.on('error', () => console.log('  the database went away'));
  const before = await readFigures(database);
  const readers = new Readers(stack);
  const ends = performance.now() + minutes * 60_000;
  const killing = killInTurn(ends, minutes);
  await readers.run(ends);
  const killed = await killing;
  const { counted, uncounted } = await waitForFigures(database, before, readers.taken);
  return {
    name: 'views',
    figures: {
      minutes,
      answered: readers.taken,
      counted,
      sent_again: readers.sentAgain,
      per_second: round(readers.taken / (minutes * 60)),
      killed,
      // Taken by a Redis that died before it could say so, and sent again: left out as repeats.
      repeats: uncounted,
    },
    goal: 'as many views counted as were answered with code 1',
    met: counted === readers.taken,
  };
}

/** Every view is of another visitor. Whoever gets no code 1 sends again until there is one, as the same visitor. */
class Readers {
  taken = 0;
  sentAgain = 0;
  readonly #stack: Stack;
  readonly #run = Date.now().toString(36);
  readonly #agents = createAddresses(addresses);

  constructor(stack: Stack) {
    this.#stack = stack;
  }

  async run(ends: number): Promise<void> {
    const started = performance.now();
    const under = new Set<Promise<void>>();
    for (let sent = 0; performance.now() < ends; await pause(10)) {
      const owed = Math.floor(((performance.now() - started) / 1000) * perSecond);
      for (; sent < owed; sent += 1) {
        const one = this.#send(sent);
        under.add(one);
        void one.finally(() => under.delete(one));
      }
    }
    await Promise.all(under);
  }

  async #send(n: number): Promise<void> {
    for (;;) {
      if (await this.#isTaken(n)) {
        this.taken += 1;
        return;
      }
      this.sentAgain += 1;
      await pause(500);
    }
  }

  async #isTaken(n: number): Promise<boolean> {
    try {
      const answer = await this.#agents[n % addresses]?.request({
        origin: `http://127.0.0.1:${this.#stack.running.ports.nginx}`,
        path: '/api/views',
        method: 'POST',
        headers: {
          host: this.#stack.hosts.cn,
          'content-type': 'application/json',
          'user-agent': `Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0 ${this.#run}.${n}`,
        },
        body: '{"url":"/sitemaps"}',
      });
      return (await answer?.body.text()) === '{"code":1,"msg":"","data":null}';
    } catch {
      // Cut while it was being sent: not taken, as far as its reader knows.
      return false;
    }
  }
}

/** At least once each, a minute apart where there is time for it. */
async function killInTurn(ends: number, minutes: number): Promise<number> {
  const everyMs = Math.min(60_000, (minutes * 60_000) / (victims.length + 1));
  for (let n = 0; ; n += 1) {
    await pause(everyMs);
    if (performance.now() + everyMs / 2 > ends) return n;
    await killProcess(victims[n % victims.length] ?? 'worker-slow');
  }
}

interface Figures {
  readonly counted: number;
  readonly uncounted: number;
}

async function readFigures(database: pg.Pool): Promise<Figures> {
  const { rows } = await database.query<{ counted: number; uncounted: number }>(
    `select
       (select coalesce(sum(views), 0)::int from views.item_day
        where edition = 'cn' and kind = 'screen' and item = '/sitemaps') as counted,
       (select coalesce(sum(views), 0)::int from views.uncounted_day where edition = 'cn') as uncounted`,
  );
  return rows[0] ?? { counted: 0, uncounted: 0 };
}

/** Until as many are counted; then for a moment more, since more would be as wrong as less. */
async function waitForFigures(
  database: pg.Pool,
  before: Figures,
  wanted: number,
): Promise<Figures> {
  const started = performance.now();
  for (let settled = 0; ; ) {
    const now = await readFigures(database);
    const counted = now.counted - before.counted;
    settled = counted >= wanted ? settled + 1 : 0;
    if (settled > 10 || performance.now() - started > patienceMs) {
      return { counted, uncounted: now.uncounted - before.uncounted };
    }
    await pause(500);
  }
}
