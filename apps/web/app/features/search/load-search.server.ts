import { lists } from '@ironbridge/domain';
import type { Visit } from '../../platform/visit.server.ts';
import { loadList } from '../../shell/list/load-list.server.ts';
import { openType, parseSearchAddress } from './search-address.ts';

/** What was found for the words of an address; one without words asks for nothing yet. */
export async function loadSearch({ api }: Visit, request: Request) {
  const address = parseSearchAddress(new URL(request.url));
  const { keyword, extra } = address;
  if (keyword === undefined) return { address, found: undefined };
  const { year, sort, exact } = extra;
  const found = await loadList(address, lists.rowsDefault, (call) =>
    api.get('search', {
      ...call,
      keyword,
      type: openType(address),
      whole: 1,
      ...(year ? { year: Number(year) } : {}),
      ...(sort ? { sort } : {}),
      ...(exact ? { exact: 1 } : {}),
    }),
  );
  return { address, found: { ...found, keyword } };
}

export type SearchPage = Awaited<ReturnType<typeof loadSearch>>;
export type Found = NonNullable<SearchPage['found']>;
