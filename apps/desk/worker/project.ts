import type { Kind } from '@ironbridge/domain';
import { toIndexed } from '@ironbridge/search';
import { sources } from '../publishing/sources.ts';
import { type PurgeChoice, type Settled, toConsequences } from './consequences.ts';
import { type Decision, decideAll } from './decision.ts';
import { findVersions, type WriteOutcome, writeAll } from './index-writer.ts';
import { begin, findHeld, keep } from './ledger.ts';
import type { Road } from './road.ts';

export interface ProjectOptions extends PurgeChoice {
  /** Written even where ledger and index agree that nothing has changed. */
  readonly force?: boolean;
}

/** Brings the given items to readers as they are now. Returns those that could not be, each with its reason. */
export async function project(
  road: Road,
  kind: Kind,
  ids: readonly number[],
  options: ProjectOptions = {},
): Promise<Map<number, Error>> {
  const { version, building } = await begin(road, kind);
  const [batch, held] = await Promise.all([
    sources[kind].byIds(road.payload, ids),
    findHeld(road, kind, ids),
  ]);
  const decisions = decideAll(kind, ids, batch, held);
  const everything = options.force === true || building.length > 0;
  const changed = everything ? decisions : await findChanged(road, kind, decisions);
  const outcomes = await writeAll(
    road.engine,
    changed.map((decision) => toWrite(kind, decision)),
    version,
    { live: true, building },
  );
  const outcomeOf = new Map(changed.map((decision, index) => [decision, outcomes[index]]));
  const { settled, refused } = settle(decisions, outcomeOf);
  await keep(road, kind, toConsequences(kind, settled, version, options));
  return new Map([...batch.broken, ...refused]);
}

/**
 * A hash that has not changed is enough only if the index really holds what the ledger says: a worker may have died
 * between writing the one and the other.
 */
async function findChanged(
  road: Road,
  kind: Kind,
  decisions: readonly Decision[],
): Promise<Decision[]> {
  const alike = decisions.filter(({ held, hash }) => (held?.hash ?? null) === hash);
  const versions = await findVersions(
    road.engine,
    alike.map(({ id, edition }) => ({ name: kind, edition, id: String(id) })),
  );
  const unchanged = new Set(
    alike.filter(({ hash, held }, index) =>
      hash === null ? versions[index] === undefined : versions[index] === held?.written,
    ),
  );
  return decisions.filter((decision) => !unchanged.has(decision));
}

export function toWrite(kind: Kind, { id, edition, wanted }: Decision) {
  const document = wanted ? toIndexed(wanted.document, wanted.find) : null;
  return { name: kind, edition, id: String(id), document };
}

/** What somebody newer has written is theirs to keep and to purge. */
function settle(
  decisions: readonly Decision[],
  outcomeOf: ReadonlyMap<Decision, WriteOutcome | undefined>,
): { settled: Settled[]; refused: Map<number, Error> } {
  const settled: Settled[] = [];
  const refused = new Map<number, Error>();
  for (const decision of decisions) {
    const outcome = outcomeOf.get(decision);
    if (outcome instanceof Error) refused.set(decision.id, outcome);
    else if (outcome !== 'newer') settled.push({ ...decision, wrote: outcome === 'done' });
  }
  return { settled, refused };
}
