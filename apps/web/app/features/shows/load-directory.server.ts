import { lists, shanghaiDate, showListPath } from '@ironbridge/domain';
import type { Visit } from '../../platform/visit.server.ts';
import { toFiling } from '../../shell/list/filing.ts';
import { loadList, toCountingCall } from '../../shell/list/load-list.server.ts';
import { toMonthName } from '../../shell/to-show-line.ts';
import { parseDirectoryAddress } from './show-address.ts';
import { toCalendarShow } from './to-calendar-show.ts';

/** All shows by what they are narrowed by: what is on or coming first, then what is over. */
export async function loadDirectory({ api, copy, now }: Visit, request: Request) {
  const address = parseDirectoryAddress(new URL(request.url), showListPath());
  const { extra, sid } = address;
  const [{ list, ...found }, counted] = await Promise.all([
    loadList(address, lists.rowsDefault, (call) => api.get('showList', { ...call, ...extra })),
    api.find('showList', toCountingCall(address, extra)),
  ]);
  const today = shanghaiDate(now);
  const setting = { today, copy, chosen: sid };
  const monthOf = (from: string) => extra.month ?? from.slice(0, 7);
  const groups = Map.groupBy(list, ({ from }) => monthOf(from));
  return {
    ...found,
    today,
    months: [...groups].map(([month, shows]) => ({
      month,
      name: toMonthName(month, copy),
      shows: shows.map((show) => toCalendarShow(show, month, setting)),
    })),
    ...toFiling(counted?.facets, address),
    places: counted?.facets ?? { country: [], city: [] },
    countedMonths: counted?.facets?.month ?? [],
  };
}

export type DirectoryPage = Awaited<ReturnType<typeof loadDirectory>>;
