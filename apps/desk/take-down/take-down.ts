import { type EditionId, editionIds } from '@ironbridge/domain';
import {
  type CollectionSlug,
  commitTransaction,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload';
import { mayUpdate } from '../access/may-update.ts';
import { hasDrafts } from '../collections/traits.ts';
import { Refusal } from '../refusal.ts';
import { withReason } from './reason.ts';

export interface TakeDown {
  readonly collection: CollectionSlug;
  readonly id: number;
  readonly reason: string;
  /** For records of both languages; without it, wherever it is live. */
  readonly edition?: EditionId | undefined;
}

/** Off the site at once, whatever is still being written; and no schedule brings it back. */
export async function takeDown(req: PayloadRequest, order: TakeDown): Promise<void> {
  const { collection, id, reason } = order;
  if (!req.user || !(await mayUpdate(req, req.user, collection, id))) {
    throw new Refusal(req, {
      en: 'Your role may not take this down.',
      zh: '你的角色不能下架该内容。',
    });
  }
  const { config } = req.payload.collections[collection];
  const began = await initTransaction(req);
  try {
    await req.payload.update({
      collection,
      id,
      data: hasDrafts(config) ? { _status: 'draft' } : toFlags(order.edition),
      depth: 0,
      overrideAccess: false,
      // An editor who has it open does not keep a mistake on the site.
      overrideLock: true,
      user: req.user,
      context: withReason(reason),
      req,
    });
    await dropSchedule(req, collection, id);
    if (began) await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

function toFlags(edition: EditionId | undefined): Record<string, boolean> {
  const chosen = edition === undefined ? editionIds : [edition];
  return Object.fromEntries(chosen.map((each) => [`live_${each}`, false]));
}

async function dropSchedule(req: PayloadRequest, collection: string, id: number): Promise<void> {
  await req.payload.delete({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { 'input.type': { equals: 'publish' } },
        { 'input.doc.relationTo': { equals: collection } },
        { 'input.doc.value': { equals: String(id) } },
      ],
    },
    depth: 0,
    req,
  });
}
