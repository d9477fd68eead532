import { lists, shanghaiDate } from '@ironbridge/domain';
import { answerElsewhere } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import type { MediaCard } from './MediaLines.tsx';
import { findRightMediaPage, parseMediaAddress } from './parse-media-address.ts';

const rows = lists.rowsDefault;
const deepest = Math.ceil(lists.reachable / rows);

/** A page of the media centre, by year; an address outside of it is sent back into it. */
export async function loadMediaList({ api }: Visit, request: Request) {
  const address = parseMediaAddress(new URL(request.url));
  const { kind, page } = address;
  const [{ list, total }, jobs] = await Promise.all([
    api.get('mediaList', {
      ...(kind ? { kind } : {}),
      ...(page > 1 && page <= deepest ? { page } : {}),
      rows,
    }),
    api.find('jobs', {}),
  ]);
  const last = Math.max(1, Math.min(deepest, Math.ceil(total / rows)));
  const right = findRightMediaPage(address, last);
  if (right !== undefined) answerElsewhere(right, 302);
  return { address, years: toYears(list), total, last, openJobs: jobs?.list.length };
}

export type MediaList = Awaited<ReturnType<typeof loadMediaList>>;

function toYears(list: readonly MediaCard[]) {
  const years = Map.groupBy(list, ({ date }) => shanghaiDate(date).slice(0, 4));
  return [...years].map(([year, items]) => ({ year, items }));
}
