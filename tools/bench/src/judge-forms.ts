import { readInbox } from '@ironbridge/stack';
import type pg from 'pg';
import type { FormKind } from './member-forms.ts';

/** Whoever has not exactly one row of each kind. */
export async function findWrongRows(
  database: pg.Pool,
  kinds: readonly FormKind[],
  ids: readonly number[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { table } of kinds) {
    const { rows } = await database.query<{ subject: number; count: number }>(
      `select person.id as subject, count(kept.subject)::int as count
       from unnest($1::int[]) as person (id) left join ${table} as kept on kept.subject = person.id
       group by person.id having count(kept.subject) <> 1`,
      [ids],
    );
    wrong.push(...rows.map(({ subject, count }) => `${table}: ${count} of member ${subject}`));
  }
  return wrong;
}

export async function countWaiting(database: pg.Pool, ids: readonly number[]): Promise<number> {
  const { rows } = await database.query<{ waiting: number }>(
    `select
       (select count(*) from outbox where subject = any($1) and state = 'waiting')::int
       + (select count(*) from listings left join road.listing_states as known on known.ref = listings.id
          where subject = any($1) and known.ref is null)::int as waiting`,
    [ids],
  );
  return rows[0]?.waiting ?? 0;
}

interface PostedLetter {
  readonly id: string;
  readonly subject: number;
  readonly template: string;
  readonly state: string;
  readonly attempts: number;
}

export interface Letters {
  readonly sent: number;
  readonly repeated: number;
  readonly problems: readonly string[];
}

/** What the outbox says against what the mail server has: more than once only where more than one attempt is shown. */
export async function judgeLetters(
  database: pg.Pool,
  kinds: readonly FormKind[],
  ids: readonly number[],
  after: number,
): Promise<Letters> {
  const arrived = await countArrived(after);
  const { rows } = await database.query<PostedLetter>(
    'select id, subject, template, state, attempts from outbox where subject = any($1)',
    [ids],
  );
  const problems = rows.flatMap(({ id, template, state, attempts }) => {
    const times = arrived.get(id) ?? 0;
    const isRight = state === 'sent' && times >= 1 && times <= attempts;
    return isRight ? [] : [`${template} ${id} is ${state}, came ${times} times of ${attempts}`];
  });
  const wanted = kinds.flatMap(({ letters }) => letters).toSorted();
  for (const id of ids) {
    const own = rows.filter(({ subject }) => subject === id).map(({ template }) => template);
    if (own.toSorted().join() !== wanted.join()) {
      problems.push(`member ${id} has the letters ${own.join()}`);
    }
  }
  const repeated = rows.filter(({ id }) => (arrived.get(id) ?? 0) > 1).length;
  return { sent: rows.length, repeated, problems };
}

/** How often each letter came, by its number in the outbox. */
async function countArrived(after: number): Promise<Map<string, number>> {
  const arrived = new Map<string, number>();
  for (const sent of await readInbox({ after })) {
    const id = sent.kind === 'mail' ? /^<(\d+)\./.exec(sent.messageId)?.[1] : undefined;
    if (id !== undefined) arrived.set(id, (arrived.get(id) ?? 0) + 1);
  }
  return arrived;
}

/** A listing's text goes on to the desk: there, too, each is once. The drill takes them away again. */
export async function clearDesk(desk: pg.Pool, titles: readonly string[]): Promise<string[]> {
  const { rows } = await desk.query<{ title: string; count: number }>(
    `select given.title, count(found.id)::int as count
     from unnest($1::text[]) as given (title) left join public.listings as found on found.title_en = given.title
     group by given.title having count(found.id) <> 1`,
    [titles],
  );
  await desk.query('delete from public._listings_v where version_title_en = any($1)', [titles]);
  await desk.query(
    `with gone as (delete from public.listings where title_en = any($1) returning id)
     delete from road.member_listings using gone where listing_id = gone.id`,
    [titles],
  );
  return rows.map(({ title, count }) => `the desk has ${count} of '${title}'`);
}
