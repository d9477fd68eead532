import type { EditionId } from '@ironbridge/domain';
import type { PayloadRequest } from 'payload';
import { findRole } from '../access/role.ts';
import type { AuditAction } from './actions.ts';

export interface Deed {
  readonly action: AuditAction;
  readonly collection?: string | undefined;
  readonly item?: number | string | undefined;
  readonly edition?: EditionId | undefined;
  readonly summary?: string | undefined;
}

const longest = 300;

/** Written past all access rules, in the transaction of the request: both are kept or neither is. */
export async function recordDeed(req: PayloadRequest, deed: Deed): Promise<void> {
  const { user } = req;
  await req.payload.db.create({
    collection: 'audit_log',
    data: {
      at: new Date().toISOString(),
      actor: user?.id ?? null,
      actor_name: user?.name ?? null,
      role: findRole(user) ?? null,
      action: deed.action,
      collection: deed.collection ?? null,
      item: deed.item === undefined ? null : String(deed.item),
      edition: deed.edition ?? null,
      summary: deed.summary?.slice(0, longest) ?? null,
    },
    req,
  });
}
