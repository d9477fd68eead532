import { listingListPath, lists } from '@ironbridge/domain';
import { answerNotFound } from '../../platform/other-answers.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { toListPath } from '../../shell/list/list-address.ts';
import { toListCall } from '../../shell/list/load-list.server.ts';
import { toMoment } from '../../shell/to-story.ts';
import { parseNewsAddress, toNewsPath } from './hall-address.ts';
import { toLine } from './load-hall.server.ts';

/** What has come to a list since it was made, and where to ask next. */
export async function loadListingNews(visit: Visit, request: Request) {
  const address = parseNewsAddress(new URL(request.url));
  const { kind, place, since } = address.extra;
  if (!since) return answerNotFound();
  const { list, total, latest } = await visit.api.get('listingList', {
    ...toListCall({ ...address, page: 1 }, lists.rowsDefault),
    ...(kind ? { kind } : {}),
    ...(place ? { place } : {}),
    since: new Date(since).toISOString(),
  });
  const { now, copy } = visit;
  return {
    total,
    demands: list.filter((listing) => listing.kind === 'demand').length,
    supplies: list.filter((listing) => listing.kind === 'supply').length,
    since: toMoment(since, now),
    next: toNewsPath(address, kind, latest ?? since),
    list: toListPath({ ...address, path: listingListPath({ kind }), names: ['place'] }),
    /** More than can be put in at once are a list of their own. */
    whole: total <= list.length,
    group: {
      key: 'new',
      names: [copy.hall.arrived, copy.hall.since(toMoment(since, now)), copy.hall.count(total)],
      lines: list.map((listing) => ({
        ...toLine(listing, visit, address.sid),
        fresh: true,
      })),
    },
  };
}

export type ListingNews = Awaited<ReturnType<typeof loadListingNews>>;
