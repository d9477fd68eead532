import type { CollectionBeforeOperationHook } from 'payload';
import { isAdministrator } from '../access/role.ts';
import { Refusal } from '../refusal.ts';

/** Ids of the old site are kept by administrators, when they bring its texts over; all others come from the sequence. */
export const refuseOwnIds: CollectionBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' || overrideAccess || isAdministrator(req.user)) return args;
  if (!('data' in args) || typeof args.data !== 'object' || args.data === null) return args;
  if (!('id' in args.data) || args.data.id === undefined || args.data.id === null) return args;
  throw new Refusal(req, {
    en: 'Only an administrator may choose the id of a new record.',
    zh: '只有管理员可以指定新记录的编号。',
  });
};
