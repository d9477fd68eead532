import { toItemKey } from '@ironbridge/contract';
import { accountPath, isFavouriteKind, lists } from '@ironbridge/domain';
import { getMember } from '../../platform/login-first.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { parseListAddress } from '../../shell/list/list-address.ts';
import { loadList } from '../../shell/list/load-list.server.ts';
import { type Entry, toFavourite } from './to-favourite.ts';

const params = { kind: (text: string) => (isFavouriteKind(text) ? text : undefined) };

export async function loadFavourites(visit: Visit, request: Request) {
  await getMember(visit, request);
  const url = new URL(request.url);
  const address = parseListAddress(url, accountPath('favourites'), params);
  const { kind } = address.extra;
  const { list, ...found } = await loadList(address, lists.rowsDefault, ({ page, rows }) =>
    visit.member.call('favourites', {
      rows,
      ...(page ? { page } : {}),
      ...(kind ? { kind } : {}),
    }),
  );
  const live = await findEntries(visit, list.map(toItemKey));
  return {
    ...found,
    kind,
    done: url.searchParams.get('done'),
    favourites: list.map((marked) => toFavourite(marked, live.get(toItemKey(marked)), visit)),
  };
}

async function findEntries({ api }: Visit, keys: readonly string[]) {
  const answer = keys.length ? await api.get('items', { items: keys.join(',') }) : { list: [] };
  return new Map<string, Entry>(
    answer.list.map((entry) => [toItemKey({ kind: entry.kind, id: entry.item.id }), entry]),
  );
}

export type FavouritesPage = Awaited<ReturnType<typeof loadFavourites>>;
