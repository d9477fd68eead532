import { type CacheTag, isListTag } from '@ironbridge/domain';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Agent, request } from 'undici';
import type { Log, Road } from './road.ts';

const rowsAtOnce = 500;
/** Keeps the header far below Varnish's limit of 8 kB. */
const tagsAtOnce = 100;
const listPauseMs = 1000;
const firstPauseMs = 250;
const longestPauseMs = 15_000;

const dueRows = Compile(
  Type.Array(
    Type.Object({
      id: Type.String(),
      hard: Type.Boolean(),
      tags: Type.Array(Type.String()),
    }),
  ),
);
const nextRows = Compile(
  Type.Array(Type.Object({ next: Type.Union([Type.String(), Type.Null()]) })),
);

/** Tells one Varnish what to drop. The queue runs one of these at a time for each, so a dead one delays no other. */
export class EdgePurger {
  readonly #edge: string;
  readonly #secret: string;
  readonly #database: Road['database'];
  readonly #log: Log;
  readonly #agent = new Agent({
    connect: { timeout: 1000 },
    headersTimeout: 2000,
    bodyTimeout: 2000,
  });
  readonly #listPurged = new Map<string, number>();
  #failures = 0;

  constructor(edge: string, secret: string, { database, log }: Pick<Road, 'database' | 'log'>) {
    this.#edge = edge;
    this.#secret = secret;
    this.#database = database;
    this.#log = log;
  }

  /** Does what is due and asks to be called again when the next is. */
  async run(): Promise<void> {
    const { rows } = await this.#database.query({
      name: 'road-purge-due',
      text: `select id, hard, tags from road.purge
             where edge = $1 and due <= clock_timestamp() order by id limit ${rowsAtOnce}`,
      values: [this.#edge],
    });
    const due = dueRows.Parse(rows);
    const { soft, hard, later } = this.#sort(due);
    try {
      await this.#send('hard', hard);
      await this.#send('soft', soft);
    } catch (error) {
      await this.#waitForEdge(error);
      return;
    }
    if (this.#failures > 0) this.#log.info({ edge: this.#edge }, 'The edge is back');
    this.#failures = 0;
    await this.#finish(
      due.map(({ id }) => id),
      later,
    );
  }

  /** List tags are in so many purges that one of them a second is enough; hard ones never wait. */
  #sort(due: readonly { hard: boolean; tags: readonly string[] }[]) {
    const now = Date.now();
    const hard = new Set(due.flatMap((row) => (row.hard ? row.tags : [])));
    const asked = new Set(due.flatMap((row) => (row.hard ? [] : row.tags)));
    const soft: string[] = [];
    const later: string[] = [];
    for (const tag of asked) {
      if (hard.has(tag)) continue;
      const waits = isList(tag) && now - (this.#listPurged.get(tag) ?? 0) < listPauseMs;
      (waits ? later : soft).push(tag);
    }
    return { soft, hard: [...hard], later };
  }

  async #send(mode: 'soft' | 'hard', tags: readonly string[]): Promise<void> {
    for (let from = 0; from < tags.length; from += tagsAtOnce) {
      const some = tags.slice(from, from + tagsAtOnce);
      const answer = await request(this.#edge, {
        method: 'PURGE',
        dispatcher: this.#agent,
        headers: {
          'x-purge-secret': this.#secret,
          'xkey-purge': some.join(' '),
          'xkey-mode': mode,
        },
      });
      await answer.body.dump();
      if (answer.statusCode !== 200) throw new Error(`The edge answered ${answer.statusCode}`);
      for (const tag of some) if (isList(tag)) this.#listPurged.set(tag, Date.now());
    }
  }

  async #finish(done: readonly string[], later: readonly string[]): Promise<void> {
    const waitMs = listPauseMs;
    await this.#database.query({
      name: 'road-purge-done',
      text: `with gone as (delete from road.purge where id = any($1))
             insert into road.purge (edge, due, hard, tags)
             select $2, clock_timestamp() + make_interval(secs => $4::float8 / 1000), false, $3::text[]
             where cardinality($3::text[]) > 0`,
      values: [done, this.#edge, later, waitMs],
    });
    this.#forgetOldLists();
    const { rows } = await this.#database.query({
      name: 'road-purge-next',
      text: 'select min(due)::text as next from road.purge where edge = $1',
      values: [this.#edge],
    });
    const next = nextRows.Parse(rows)[0]?.next;
    if (next) await this.#callAgain(next);
  }

  /**
   * A Varnish that died comes back empty, and one that is cut off asks its origin again within a minute: only what was
   * withdrawn must still be told to it, for as long as it might show it in grace.
   */
  async #waitForEdge(error: unknown): Promise<void> {
    const pause = Math.min(firstPauseMs * 2 ** this.#failures, longestPauseMs);
    this.#failures++;
    this.#log.warn({ err: error, edge: this.#edge, pause }, 'The edge cannot be purged');
    await this.#database.query(
      `delete from road.purge where edge = $1
       and asked_at < now() - case when hard then interval '1 day' else interval '2 minutes' end`,
      [this.#edge],
    );
    await this.#callAgain(new Date(Date.now() + pause).toISOString());
  }

  async #callAgain(at: string): Promise<void> {
    await this.#database.query({
      name: 'road-purge-again',
      text: `select road.add_job('purge', json_build_object('edge', $1::text), 'purge:' || $1, $2::timestamptz, 'purge:' || $1)`,
      values: [this.#edge, at],
    });
  }

  #forgetOldLists(): void {
    const old = Date.now() - listPauseMs;
    for (const [tag, at] of this.#listPurged) if (at < old) this.#listPurged.delete(tag);
  }
}

function isList(tag: string): boolean {
  return isEditionTag(tag) && isListTag(tag);
}

function isEditionTag(tag: string): tag is CacheTag {
  return /^(?:cn|en):/.test(tag);
}
