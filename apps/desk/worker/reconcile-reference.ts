import { type EditionId, editionIds } from '@ironbridge/domain';
import { aliasOf, referenceId } from '@ironbridge/search';
import { toHash } from '../publishing/projection.ts';
import { readReference } from '../publishing/read-reference.ts';
import { toReference } from '../publishing/reference.ts';
import { projectReference } from './reference.ts';
import type { Road } from './road.ts';

/** Which editions' names differ from the desk's. */
export async function reconcileReference(road: Road, repair: boolean): Promise<EditionId[]> {
  const differing = await findDiffering(road);
  if (differing.length > 0 && repair) await projectReference(road, true);
  return differing;
}

async function findDiffering(road: Road): Promise<EditionId[]> {
  const input = await readReference(road.payload);
  const differing: EditionId[] = [];
  for (const edition of editionIds) {
    const path = `/${aliasOf('reference', edition)}/_source/${referenceId}`;
    const { status, body } = await road.engine.send({ method: 'GET', path });
    const held = status === 200 ? withoutVersion(body) : undefined;
    if (held === undefined || toHash(held) !== toHash(toReference(input, edition))) {
      differing.push(edition);
    }
  }
  return differing;
}

function withoutVersion(document: unknown): object | undefined {
  if (typeof document !== 'object' || document === null) return undefined;
  return Object.fromEntries(Object.entries(document).filter(([name]) => name !== 'version'));
}
