import { editionIds, type TwinKind } from '@ironbridge/domain';
import type { Payload } from 'payload';

/** Item → the other side of its pair, live or not. */
export type Twins = ReadonlyMap<number, number>;

export async function findTwins(
  payload: Payload,
  kind: TwinKind | undefined,
  ids: readonly number[],
): Promise<Twins> {
  if (kind === undefined || ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'twin_pairs',
    where: {
      and: [
        { kind: { equals: kind } },
        { or: editionIds.map((side) => ({ [side]: { in: ids } })) },
      ],
    },
    depth: 0,
    pagination: false,
  });
  return new Map(
    docs.flatMap(({ cn, en }): [number, number][] => [
      [cn, en],
      [en, cn],
    ]),
  );
}
