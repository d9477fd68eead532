import type pg from 'pg';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Memory, paceKey, type StreamedView, seenKey } from './judge.ts';
import { findSubjects } from './subjects.ts';

const seenRows = Compile(Type.Array(Type.Object({ key: Type.String(), ms: Type.Number() })));
const paceRows = Compile(
  Type.Array(Type.Object({ visitor: Type.String(), ms: Type.Number(), views: Type.Integer() })),
);

/** All that earlier views have left to know about these. */
export async function loadMemory(
  database: pg.ClientBase,
  views: readonly StreamedView[],
): Promise<Memory> {
  const subjectOf = await findSubjects(database, views);
  const keys = views.flatMap((view) => {
    const subject = subjectOf(view);
    return subject ? [seenKey(view, subject.item)] : [];
  });
  const visitors = [...new Set(views.map(({ visitor }) => visitor))];
  const minutes = [...new Set(views.map(({ at }) => new Date(at - (at % 60_000)).toISOString()))];
  const seen = await database.query({
    name: 'views-seen',
    text: `select concat_ws(' ', visitor, edition, kind, item) as key,
                  extract(epoch from at)::float8 * 1000 as ms
           from views.seen
           join (select distinct string_to_array(key, ' ') as parts from unnest($1::text[]) as key) as asked
             on (visitor, edition, kind, item) = (parts[1], parts[2], parts[3], parts[4])`,
    values: [keys],
  });
  const pace = await database.query({
    name: 'views-pace',
    text: `select visitor, extract(epoch from minute)::float8 * 1000 as ms, views from views.pace
           where visitor = any($1) and minute = any($2)`,
    values: [visitors, minutes],
  });
  return {
    subjectOf,
    seen: new Map(seenRows.Parse(seen.rows).map(({ key, ms }) => [key, ms])),
    pace: new Map(
      paceRows.Parse(pace.rows).map(({ visitor, ms, views: sent }) => [paceKey(visitor, ms), sent]),
    ),
  };
}
