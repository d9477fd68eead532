import { parseId } from '@ironbridge/domain';
import type { PayloadRequest } from 'payload';
import { findRole, isAdministrator } from '../../access/role.ts';
import { Refusal } from '../../refusal.ts';

/** Catalogues are imported by those who keep them, and by administrators. */
export function getKeeper(req: PayloadRequest): NonNullable<PayloadRequest['user']> {
  const { user } = req;
  if (user && (isAdministrator(user) || findRole(user) === 'catalogue')) return user;
  throw new Refusal(req, {
    en: 'Your role may not import catalogues.',
    zh: '你的角色不能导入目录。',
  });
}

export async function getImport(req: PayloadRequest) {
  getKeeper(req);
  const id = parseId(String(req.routeParams?.['id']));
  const found =
    id === undefined
      ? null
      : await req.payload.findByID({
          collection: 'imports',
          id,
          depth: 0,
          disableErrors: true,
          overrideAccess: false,
          req,
        });
  if (found) return found;
  throw new Refusal(req, { en: 'There is no such import.', zh: '没有这次导入。' }, 400);
}
