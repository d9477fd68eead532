import { errorCatalogue, parseItemKeys } from '@ironbridge/contract';
import { lists, shanghaiTimestamp } from '@ironbridge/domain';
import { PublicError } from '@ironbridge/service';
import type { Pool } from 'pg';
import type { RegisterMember } from '../../http/member-route.ts';
import type { Sessions } from '../identity/sessions.ts';
import {
  countFavourites,
  findFavourites,
  findMarked,
  markFavourite,
} from './favourites.repository.ts';

export function favouriteRoutes(
  register: RegisterMember,
  { database, sessions }: { readonly database: Pool; readonly sessions: Sessions },
): void {
  register('favourites', async ({ takes, edition, request }) => {
    const member = await sessions.getMember(request);
    const { kind, page = 1, rows = lists.rowsDefault } = takes;
    const asked = { edition, page, rows, ...(kind ? { kind } : {}) };
    const [found, counts] = await Promise.all([
      findFavourites(database, member, asked),
      countFavourites(database, member, edition),
    ]);
    const counted = counts.filter((each) => kind === undefined || each.kind === kind);
    return {
      list: found.map(({ created, ...item }) => ({ ...item, time: shanghaiTimestamp(created) })),
      total: counted.reduce((sum, { count }) => sum + count, 0),
      counts,
    };
  });

  register('favouriteState', async ({ takes, request }) => {
    const member = await sessions.getMember(request);
    return { list: await findMarked(database, member, parseItemKeys(takes.items)) };
  });

  register('markFavourite', async ({ takes, edition, request }) => {
    const member = await sessions.getMember(request);
    const marked = await markFavourite(database, member, edition, takes);
    if (marked !== takes.marked) throw new PublicError(errorCatalogue.favourites_full);
    return { marked };
  });
}
