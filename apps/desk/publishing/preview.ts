import type { EditionId, Kind } from '@ironbridge/domain';
import type { Payload } from 'payload';
import type { AnyProjected } from './batch.ts';
import { sources } from './sources.ts';

/** The newest draft as readers of an edition would get it. */
export async function findDraftDocument(
  payload: Payload,
  asked: { readonly kind: Kind; readonly id: number; readonly edition: EditionId },
): Promise<AnyProjected['document'] | undefined> {
  const projected = await sources[asked.kind].draft(payload, asked.id);
  return projected.find(({ edition }) => edition === asked.edition)?.document;
}
