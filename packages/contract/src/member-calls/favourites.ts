import {
  FavouriteListQuerySchema,
  FavouriteListSchema,
  FavouriteMarkedSchema,
  FavouriteMarkSchema,
  FavouriteStateQuerySchema,
  FavouriteStateSchema,
} from '../favourite.schema.ts';
import type { MemberCallTable } from './member-call.ts';

/** What members keep to come back to. */
export const favouriteCalls = {
  favourites: {
    method: 'GET',
    path: '/memberApi/favourites',
    summary: 'What a member has marked, the last first, and how much of each kind',
    takes: FavouriteListQuerySchema,
    data: FavouriteListSchema,
  },
  favouriteState: {
    method: 'GET',
    path: '/memberApi/favourites/state',
    summary: 'Which of these items the member has marked',
    takes: FavouriteStateQuerySchema,
    data: FavouriteStateSchema,
  },
  markFavourite: {
    method: 'POST',
    path: '/memberApi/favourites/mark',
    summary: 'Marks an item, or takes the mark away; said twice it is the same',
    takes: FavouriteMarkSchema,
    data: FavouriteMarkedSchema,
  },
} as const satisfies MemberCallTable;
