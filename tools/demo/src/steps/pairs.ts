import { type EditionId, editionIds, type TwinKind } from '@ironbridge/domain';
import type { Desk } from '../desk.ts';
import { getId, loadEach } from '../load-each.ts';

export function toTwinKey(key: string, edition: EditionId): string {
  return `${key}:${edition}`;
}

/** The Chinese text is the original of every pair here. */
export async function loadPairs(
  desk: Desk,
  kind: TwinKind,
  keys: readonly string[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  await loadEach(
    desk,
    'twin_pairs',
    `Twins: ${kind}`,
    keys.map((key) => {
      const [cn, en] = editionIds.map((edition) => getId(ids, toTwinKey(key, edition)));
      return {
        key,
        known: { kind, cn: cn ?? 0 },
        toData: () => ({ kind, cn, en, source: 'cn' }),
      };
    }),
  );
}
