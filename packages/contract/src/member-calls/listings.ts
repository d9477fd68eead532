import { Type } from 'typebox';
import {
  ChangeListingSchema,
  CloseListingSchema,
  PostedListingInfoSchema,
  PostedListingListQuerySchema,
  PostedListingListSchema,
  PostedListingQuerySchema,
  PostListingSchema,
} from '../posted-listing.schema.ts';
import type { MemberCallTable } from './member-call.ts';

/** What members want to buy or sell, on its way through review. */
export const listingCalls = {
  postedListings: {
    method: 'GET',
    path: '/memberApi/listings',
    summary: 'The listings of the member, newest first, each with its state',
    takes: PostedListingListQuerySchema,
    data: PostedListingListSchema,
  },
  postedListing: {
    method: 'GET',
    path: '/memberApi/listing/info',
    summary: 'One listing of the member, and who wrote about it',
    takes: PostedListingQuerySchema,
    data: PostedListingInfoSchema,
  },
  postListing: {
    method: 'POST',
    path: '/memberApi/listing',
    summary: 'Sends a listing to review',
    takes: PostListingSchema,
    data: Type.Object({ id: Type.Integer() }),
  },
  changeListing: {
    method: 'POST',
    path: '/memberApi/listing/change',
    summary: 'Sends a changed listing to review; readers do not see it until then',
    takes: ChangeListingSchema,
    data: Type.Null(),
  },
  closeListing: {
    method: 'POST',
    path: '/memberApi/listing/close',
    summary: 'Takes a listing down for good',
    takes: CloseListingSchema,
    data: Type.Null(),
  },
} as const satisfies MemberCallTable;
