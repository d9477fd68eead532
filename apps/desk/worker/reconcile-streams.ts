import type { EditionId, Kind } from '@ironbridge/domain';
import { aliasOf } from '@ironbridge/search';
import { toHash } from '../publishing/projection.ts';
import { decideAll } from './decision.ts';
import { parseHits } from './engine-answers.ts';
import { findHeldAfter } from './ledger.ts';
import type { Road } from './road.ts';
import { walk } from './walk.ts';

const batchSize = 400;

/** What each of the three says that an edition's readers have: a hash, or nothing. */
export interface Said {
  readonly id: number;
  readonly hashes: ReadonlyMap<EditionId, string>;
}

/** PostgreSQL: the records as they would be projected now. */
export async function* wantedById(
  road: Road,
  kind: Kind,
  onStep: (count: number) => void,
): AsyncGenerator<Said> {
  for await (const { batch } of walk(road, kind, batchSize)) {
    const ids = [...batch.projected.keys()].sort((a, b) => a - b);
    onStep(ids.length + batch.broken.size);
    for (const id of ids) yield toSaid(id, decideAll(kind, [id], batch, []));
  }
}

export async function* heldById(road: Road, kind: Kind): AsyncGenerator<Said> {
  for (let after = -1; ; ) {
    const rows = await findHeldAfter(road, kind, after, batchSize);
    const byId = Map.groupBy(rows, (row) => row.id);
    const last = rows.at(-1);
    if (last === undefined) return;
    // The last id may have a second row on the next page.
    if (rows.length === batchSize && byId.size > 1) byId.delete(last.id);
    for (const [id, held] of byId) {
      yield toSaid(id, held);
      after = id;
    }
  }
}

/** OpenSearch: what one edition's readers are given, by its own words and not by what was noted of it. */
export async function* indexedById(
  road: Road,
  kind: Kind,
  edition: EditionId,
): AsyncGenerator<Said> {
  for (let after = -1; ; ) {
    const body = {
      size: batchSize,
      sort: [{ id: 'asc' }],
      search_after: [after],
      query: { match_all: {} },
      track_total_hits: false,
      version: true,
    };
    const path = `/${aliasOf(kind, edition)}/_search`;
    const hits = parseHits(await road.engine.get({ method: 'POST', path, body }));
    if (hits.length === 0) return;
    for (const { _id, _source = {} } of hits) {
      after = Number(_id);
      yield { id: after, hashes: new Map([[edition, toHash(_source)]]) };
    }
  }
}

export function toSaid(
  id: number,
  rows: readonly { readonly edition: EditionId; readonly hash: string | null }[],
): Said {
  return {
    id,
    hashes: new Map(rows.flatMap(({ edition, hash }) => (hash === null ? [] : [[edition, hash]]))),
  };
}
