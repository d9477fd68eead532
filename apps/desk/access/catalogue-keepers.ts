import type { Access } from 'payload';
import { findRole, isAdministrator } from './role.ts';

/** A supplier or product is deleted in both languages at once, so no editor of one edition may do it. */
export const catalogueKeepers: Access = ({ req }) =>
  isAdministrator(req.user) || findRole(req.user) === 'catalogue';
