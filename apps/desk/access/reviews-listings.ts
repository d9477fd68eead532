import type { PayloadRequest } from 'payload';
import { findOwnEdition, isAdministrator } from './role.ts';

/** Whether a listing may be shown is an editor’s judgement, of either edition. */
export function reviewsListings(user: PayloadRequest['user'] | undefined): boolean {
  return isAdministrator(user) || findOwnEdition(user) !== undefined;
}
