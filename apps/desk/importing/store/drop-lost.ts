import pg from 'pg';
import type { StoredField } from './fields.ts';
import type { Store, Write } from './write-records.ts';

/** What a record pointed at may have been deleted since: it cannot point there again. */
export async function dropLost(store: Store, writes: readonly Write[]): Promise<Write[]> {
  const pointing = store.fields.filter(({ relationTo }) => relationTo !== undefined);
  const there = new Map<string, ReadonlySet<number>>();
  for (const { relationTo = '' } of pointing) {
    if (there.has(relationTo)) continue;
    const ids = pointing
      .filter((field) => field.relationTo === relationTo)
      .flatMap(({ name }) => writes.flatMap(({ values }) => toIds(values.get(name))));
    const { rows } = await store.client.query<{ id: number }>(
      `select id from ${pg.escapeIdentifier(relationTo)} where id = any($1)`,
      [ids],
    );
    there.set(relationTo, new Set(rows.map(({ id }) => id)));
  }
  return writes.map((write) => ({ ...write, values: withoutLost(write.values, pointing, there) }));
}

function withoutLost(
  values: Write['values'],
  pointing: readonly StoredField[],
  there: ReadonlyMap<string, ReadonlySet<number>>,
): Write['values'] {
  const kept = new Map(values);
  for (const { name, place, relationTo = '' } of pointing) {
    if (!values.has(name)) continue;
    const ids = toIds(values.get(name)).filter((id) => there.get(relationTo)?.has(id));
    kept.set(name, place.in === 'rels' ? ids : (ids[0] ?? null));
  }
  return kept;
}

function toIds(value: unknown): number[] {
  return [value].flat().filter((id) => typeof id === 'number');
}
