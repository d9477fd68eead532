import { type EditionId, editionIds, isEditionKind, type Kind } from '@ironbridge/domain';
import type { AnyProjected, Batch } from '../publishing/batch.ts';
import { toHash } from '../publishing/projection.ts';
import type { Held } from './ledger.ts';

/** What one edition's readers should have of an item, beside what they have. */
export interface Decision {
  readonly id: number;
  readonly edition: EditionId;
  readonly held: Held | undefined;
  readonly wanted: AnyProjected | undefined;
  readonly hash: string | null;
  readonly face: string | null;
}

export function decideAll(
  kind: Kind,
  ids: readonly number[],
  { projected, broken }: Batch,
  heldRows: readonly Held[],
): Decision[] {
  const heldBy = Map.groupBy(heldRows, (held) => held.id);
  return ids
    .filter((id) => !broken.has(id))
    .flatMap((id) => decide(kind, id, projected.get(id) ?? [], heldBy.get(id) ?? []));
}

function decide(
  kind: Kind,
  id: number,
  wanted: readonly AnyProjected[],
  held: readonly Held[],
): Decision[] {
  return editionsOf(kind, wanted, held).map((edition) => {
    const projection = wanted.find((candidate) => candidate.edition === edition);
    return {
      id,
      edition,
      held: held.find((row) => row.edition === edition),
      wanted: projection,
      hash: projection ? toHash(projection.document) : null,
      face: projection?.face ? toHash(projection.face) : null,
    };
  });
}

/** A document of one edition: which, is known while it is live or once it has been. */
function editionsOf(
  kind: Kind,
  wanted: readonly AnyProjected[],
  held: readonly Held[],
): readonly EditionId[] {
  const known = new Set([...wanted, ...held].map(({ edition }) => edition));
  return isEditionKind(kind) && known.size > 0 ? [...known] : editionIds;
}
