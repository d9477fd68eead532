import type { Access } from 'payload';
import { catalogueWriters } from './catalogue-writers.ts';
import { findRole } from './role.ts';

/** Whoever writes anything that shows a picture. */
export const fileSenders: Access = (asked) =>
  findRole(asked.req.user) === 'advertising' || catalogueWriters(asked);
