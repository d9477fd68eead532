import type { Access } from 'payload';
import { findOwnEdition, isAdministrator } from './role.ts';

export const editors: Access = ({ req }) =>
  isAdministrator(req.user) || findOwnEdition(req.user) !== undefined;
