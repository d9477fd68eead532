import type { Access } from 'payload';
import { findRole } from './role.ts';

/** Everyone with a role may read all content. */
export const staff: Access = ({ req }) => findRole(req.user) !== undefined;
