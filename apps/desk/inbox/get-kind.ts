import type { PayloadRequest } from 'payload';
import { Refusal } from '../refusal.ts';
import { type InboxKind, isInboxKind } from './kinds.ts';
import { kindsFor } from './readers.ts';

/** The kind that an address names, for whoever may read it. */
export function getKind(req: PayloadRequest): InboxKind {
  const kind = req.routeParams?.['kind'];
  if (isInboxKind(kind) && kindsFor(req.user).includes(kind)) return kind;
  throw new Refusal(req, {
    en: 'Your role may not read what people send in.',
    zh: '你的角色不能查看客户数据。',
  });
}
