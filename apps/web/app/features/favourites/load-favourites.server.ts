import { type CallData, toItemKey } from '@ironbridge/contract';
import { accountPath, isFavouriteKind, lists } from '@ironbridge/domain';
import { findDone } from '../../platform/find-done.server.ts';
import { getMember } from '../../platform/login-first.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { parseListAddress } from '../../shell/list/list-address.ts';
import { loadList } from '../../shell/list/load-list.server.ts';
import { type Marked, toFavourite } from './to-favourite.ts';

const params = { kind: (text: string) => (isFavouriteKind(text) ? text : undefined) };

export async function loadFavourites(visit: Visit, request: Request) {
  await getMember(visit, request);
  const { added, removed } = visit.copy.favourites;
  const address = parseListAddress(new URL(request.url), accountPath('favourites'), params);
  const { kind } = address.extra;
  const { list, ...found } = await loadList(address, lists.rowsDefault, ({ page, rows }) =>
    visit.member.call('favourites', {
      rows,
      ...(page ? { page } : {}),
      ...(kind ? { kind } : {}),
    }),
  );
  const items = toItems(list);
  const live = items ? await visit.api.get('items', { items }) : { list: [] };
  return {
    ...found,
    kind,
    done: findDone(request, { added, removed }),
    favourites: toFavourites(list, live, visit),
  };
}

const most = 4;

/** The newest few, for a page that can do without. */
export async function findNewestFavourites(visit: Visit): Promise<NewestFavourites | undefined> {
  const marked = await visit.member.find('favourites', { rows: most });
  if (!marked?.list.length) return undefined;
  const live = await visit.api.find('items', { items: toItems(marked.list) });
  return live && { favourites: toFavourites(marked.list, live, visit), total: marked.total };
}

const toItems = (list: readonly Marked[]): string => list.map(toItemKey).join(',');

function toFavourites(list: readonly Marked[], live: CallData<'items'>, visit: Visit) {
  const entries = new Map(
    live.list.map((entry) => [toItemKey({ kind: entry.kind, id: entry.item.id }), entry]),
  );
  return list.map((marked) => toFavourite(marked, entries.get(toItemKey(marked)), visit));
}

export type FavouritesPage = Awaited<ReturnType<typeof loadFavourites>>;
export interface NewestFavourites extends Pick<FavouritesPage, 'favourites'> {
  readonly total: number;
}
