import type { Access } from 'payload';
import { findOwnEdition, findRole, isAdministrator } from './role.ts';

/** Which of its fields each may write is said by the fields. */
export const catalogueWriters: Access = ({ req }) =>
  isAdministrator(req.user) ||
  findOwnEdition(req.user) !== undefined ||
  findRole(req.user) === 'catalogue';
