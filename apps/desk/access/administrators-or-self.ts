import type { Access } from 'payload';
import { isAdministrator } from './role.ts';

export const administratorsOrSelf: Access = ({ req }) => {
  if (isAdministrator(req.user)) return true;
  return req.user ? { id: { equals: req.user.id } } : false;
};
