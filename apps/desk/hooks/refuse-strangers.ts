import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { isAdministrator } from '../access/role.ts';
import { Refusal } from '../refusal.ts';

/** Set by the create-admin command alone: a request cannot write the context. */
export const byCommand = 'createdByCommand';

/**
 * While there is nobody yet, Payload lets whoever comes first register as the first user, past all access rules.
 * Here the first administrator is made by a command, and people by administrators.
 */
export const refuseStrangers: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' || mayMakePeople(req)) return args;
  throw new Refusal(req, {
    en: 'The first administrator is made with the command create-admin, everyone else by an administrator.',
    zh: '首位管理员须通过 create-admin 命令创建，其他人员由管理员添加。',
  });
};

export function mayMakePeople({
  context,
  user,
}: Pick<PayloadRequest, 'context' | 'user'>): boolean {
  return context[byCommand] === true || isAdministrator(user);
}
