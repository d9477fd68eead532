import { parseViewText, viewStream } from '@ironbridge/domain';
import type pg from 'pg';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Log } from '../worker/road.ts';
import { judge, type Memory, type StreamedView } from './judge.ts';
import { loadMemory } from './memory.ts';
import { isAfter, parseStreamId } from './position.ts';
import { viewRules } from './rules.ts';

export type StreamEntry = readonly [id: string, fields: readonly string[]];

const positionRows = Compile(Type.Array(Type.Object({ last_id: Type.String() })));
const beginning = '0-0';

/**
 * Counts what lies behind the position and moves it, in one transaction: whoever dies, and wherever, the next one goes
 * on from what was counted. Gives the new position.
 */
export async function applyViews(
  database: pg.Pool,
  log: Log,
  entries: readonly StreamEntry[],
): Promise<string> {
  const client = await database.connect();
  try {
    await client.query('begin');
    const position = await lockPosition(client);
    const fresh = entries.filter(([id]) => isAfter(id, position));
    const last = fresh.at(-1)?.[0] ?? position;
    if (fresh.length > 0) await count(client, toViews(fresh, log), last);
    await client.query('commit');
    return last;
  } catch (error) {
    await client.query('rollback').catch((lost: unknown) => {
      log.warn({ err: lost }, 'The transaction ended with its connection');
    });
    throw error;
  } finally {
    client.release();
  }
}

/** Held until the transaction ends: two workers count one after the other. */
async function lockPosition(client: pg.ClientBase): Promise<string> {
  await client.query({
    name: 'views-start',
    text: 'insert into views.position (stream, last_id) values ($1, $2) on conflict do nothing',
    values: [viewStream, beginning],
  });
  const { rows } = await client.query({
    name: 'views-position',
    text: 'select last_id from views.position where stream = $1 for update',
    values: [viewStream],
  });
  return positionRows.Parse(rows)[0]?.last_id ?? beginning;
}

/** An entry holds what came together: name and event in turn. */
function toViews(entries: readonly StreamEntry[], log: Log): StreamedView[] {
  return entries.flatMap(([id, fields]) => {
    const { ms: at } = parseStreamId(id);
    return fields.flatMap((event, index) => {
      if (index % 2 === 0) return [];
      const view = parseViewText(event);
      if (view === undefined) log.error({ entry: id }, 'An entry of the stream is not a view');
      return view ? [{ ...view, at }] : [];
    });
  });
}

async function count(
  client: pg.ClientBase,
  views: readonly StreamedView[],
  last: string,
): Promise<void> {
  const memory = await loadMemory(client, views);
  const { counted, uncounted } = judge(views, memory);
  const rows = counted.map(({ subject, at, ...view }) => ({
    ...view,
    ...subject,
    at: new Date(at).toISOString(),
  }));
  await client.query({
    name: 'views-keep',
    text: 'select views.keep($1, $2, $3, $4, $5, $6)',
    values: [
      viewStream,
      last,
      JSON.stringify(rows),
      JSON.stringify(uncounted),
      JSON.stringify(toPaces(memory)),
      viewRules.halfLifeHours,
    ],
  });
}

function toPaces({ pace }: Memory): object[] {
  return [...pace].map(([key, views]) => {
    const [visitor, minute] = key.split(' ');
    return { visitor, minute: new Date(Number(minute) * 60_000).toISOString(), views };
  });
}
