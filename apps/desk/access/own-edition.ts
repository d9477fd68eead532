import type { Access } from 'payload';
import { findOwnEdition, isAdministrator } from './role.ts';

/** Documents of one's own edition, and no other's. */
export const ownEdition: Access = ({ req }) => {
  if (isAdministrator(req.user)) return true;
  const edition = findOwnEdition(req.user);
  return edition === undefined ? false : { edition: { equals: edition } };
};
