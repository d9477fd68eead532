import { isMediaItemKind, lists, mediaListPath, shanghaiDate } from '@ironbridge/domain';
import type { Visit } from '../../platform/visit.server.ts';
import { parseListAddress } from '../../shell/list/list-address.ts';
import { loadList } from '../../shell/list/load-list.server.ts';
import type { MediaCard } from './MediaLines.tsx';

/** A page of the media centre, by year. */
export async function loadMediaList({ api }: Visit, request: Request) {
  const address = parseListAddress(new URL(request.url), mediaListPath(), {
    kind: (text) => (isMediaItemKind(text) ? text : undefined),
    year: (text) => (/^(19|20|21)\d\d$/.test(text) ? text : undefined),
  });
  const { kind, year } = address.extra;
  const [{ list, ...media }, jobs] = await Promise.all([
    loadList(address, lists.rowsDefault, ({ page, rows }) =>
      api.get('mediaList', {
        ...(kind ? { kind } : {}),
        ...(year ? { year: Number(year) } : {}),
        ...(page ? { page } : {}),
        rows,
        facets: 1,
      }),
    ),
    api.find('jobs', {}),
  ]);
  return { ...media, years: toYears(list), openJobs: jobs?.list.length };
}

export type MediaList = Awaited<ReturnType<typeof loadMediaList>>;

function toYears(list: readonly MediaCard[]) {
  const years = Map.groupBy(list, ({ date }) => shanghaiDate(date).slice(0, 4));
  return [...years].map(([year, items]) => ({ year, items }));
}
