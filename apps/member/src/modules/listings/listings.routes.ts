import { errorCatalogue } from '@ironbridge/contract';
import { lists } from '@ironbridge/domain';
import { PublicError } from '@ironbridge/service';
import type { Pool } from 'pg';
import type { RegisterMember } from '../../http/member-route.ts';
import type { Limits } from '../../limits.ts';
import type { ReplyKeys } from '../enquiries/reply-key.ts';
import type { Sessions } from '../identity/sessions.ts';
import { findPostedListing, findPostedListings } from './listings.repository.ts';
import { changeListing, closeListing, postListing } from './post-listing.ts';

interface ListingParts {
  readonly database: Pool;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly keys: ReplyKeys;
}

export function listingRoutes(register: RegisterMember, parts: ListingParts): void {
  const { database, sessions, keys } = parts;

  register('postedListings', async ({ takes: { page = 1, rows = lists.rowsDefault }, request }) => {
    const { id } = await sessions.getMember(request);
    return findPostedListings(database, id, { page, rows });
  });

  register('postedListing', async ({ takes, request }) => {
    const { id } = await sessions.getMember(request);
    const found = await findPostedListing(database, id, takes.id, keys);
    if (found === undefined) throw new PublicError(errorCatalogue.not_found);
    return found;
  });

  register('postListing', async ({ takes, edition, request }) => {
    const member = await sessions.getMember(request);
    return { id: await postListing(parts, { member, edition }, takes) };
  });

  register('changeListing', async ({ takes, edition, request }) => {
    const member = await sessions.getMember(request);
    await changeListing(parts, { member, edition }, takes);
    return null;
  });

  register('closeListing', async ({ takes, request }) => {
    const { id } = await sessions.getMember(request);
    await closeListing(database, id, takes.id);
    return null;
  });
}
