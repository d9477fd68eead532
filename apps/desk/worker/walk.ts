import type { Kind } from '@ironbridge/domain';
import type { Batch } from '../publishing/batch.ts';
import { sources } from '../publishing/sources.ts';
import { begin } from './ledger.ts';
import type { Road } from './road.ts';

export interface Step {
  readonly version: number;
  readonly batch: Batch;
  /** The ids from the one after the last step up to this one are covered; the last step covers all above. */
  readonly after: number;
  readonly upTo: number | undefined;
}

/** All records of a kind by id, a batch at a time; the next is read while the caller is busy with this one. */
export async function* walk(road: Road, kind: Kind, size: number): AsyncGenerator<Step> {
  let after = 0;
  let coming = read(road, kind, after, size);
  for (;;) {
    const { version, batch } = await coming;
    const upTo = highestOf(batch);
    if (upTo !== undefined) coming = read(road, kind, upTo, size);
    // The consumer may stop here: nobody would then hear of a failure of what is being read ahead.
    coming.catch(() => undefined);
    yield { version, batch, after, upTo };
    if (upTo === undefined) return;
    after = upTo;
  }
}

async function read(road: Road, kind: Kind, after: number, size: number) {
  const { version } = await begin(road, kind);
  return { version, batch: await sources[kind].after(road.payload, after, size) };
}

function highestOf({ projected, broken }: Batch): number | undefined {
  const ids = [...projected.keys(), ...broken.keys()];
  return ids.length ? Math.max(...ids) : undefined;
}

export async function countRecords(road: Road, kind: Kind): Promise<number> {
  const { rows } = await road.database.query<{ count: number }>(
    `select count(*)::int as count from public.${sources[kind].collection}`,
  );
  return rows[0]?.count ?? 0;
}
