import type { Listing } from '@ironbridge/contract';
import { lists, shanghaiDate, shanghaiTime } from '@ironbridge/domain';
import type { ListingGroup } from '@ironbridge/ui';
import type { Visit } from '../../platform/visit.server.ts';
import { isFiltered, toListPath } from '../../shell/list/list-address.ts';
import { loadList, toListCall } from '../../shell/list/load-list.server.ts';
import { toDayNames } from '../../shell/to-day-names.ts';
import { toListingLine } from '../../shell/to-listing-line.ts';
import { byDay } from '../../shell/to-story.ts';
import { findSide, parseHallAddress, toNewsPath } from './hall-address.ts';

const minuteMs = 60_000;

export async function loadHall(visit: Visit, request: Request) {
  const { api, now } = visit;
  const url = new URL(request.url);
  const kind = findSide(url);
  const address = parseHallAddress(url);
  const { place, sort } = address.extra;
  const narrowed = { ...(kind ? { kind } : {}), ...(place ? { place } : {}) };
  // Counted apart from the list: all its pages share the counts, and it is whole without them.
  const whole = api.find('listingList', { facets: 1, rows: 1 });
  const counting =
    kind || isFiltered(address)
      ? api.find('listingList', {
          ...toListCall({ ...address, page: 1 }, 1),
          ...narrowed,
          facets: 1,
        })
      : whole;
  const [{ list, latest, ...found }, counted, hall] = await Promise.all([
    loadList(address, lists.rowsDefault, (call) =>
      api.get('listingList', { ...call, ...narrowed, ...(sort ? { sort } : {}) }),
    ),
    counting,
    whole,
  ]);
  const days = new Map(counted?.facets?.day.map(({ day, count }) => [day, count]));
  const since = latest ?? hall?.latest ?? toMinute(now);
  return {
    ...found,
    kind,
    groups: sort ? [toGroup(list, visit, address.sid)] : toDays(list, visit, days, address.sid),
    sides: toSides(counted?.facets?.kind),
    tally: hall?.facets && {
      sides: toSides(hall.facets.kind),
      today: hall.facets.day.find(({ day }) => day === shanghaiDate(now))?.count ?? 0,
    },
    places: counted?.facets?.place ?? [],
    tag: counted?.facets?.tag[0]?.tag_name,
    // What comes goes to the top of the newest: elsewhere it would have no place.
    news:
      sort || address.page > 1
        ? undefined
        : { path: toNewsPath(address, kind, since), list: toListPath(address) },
  };
}

export type HallPage = Awaited<ReturnType<typeof loadHall>>;

/** Where nothing was ever listed: readers of the same minute ask the same. */
function toMinute(now: Date): string {
  return new Date(Math.floor(now.getTime() / minuteMs) * minuteMs).toISOString();
}

function toSides(
  counts: readonly { readonly kind: Listing['kind']; readonly count: number }[] = [],
) {
  const countOf = (side: Listing['kind']) => counts.find(({ kind }) => kind === side)?.count ?? 0;
  return counts.length ? { demand: countOf('demand'), supply: countOf('supply') } : undefined;
}

function toGroup(list: readonly Listing[], visit: Visit, chosen: readonly number[]): ListingGroup {
  return { key: 'all', lines: list.map((listing) => toLine(listing, visit, chosen)) };
}

/** By the day they came, each with how many came on it, whether on this page or not. */
function toDays(
  list: readonly Listing[],
  visit: Visit,
  counts: ReadonlyMap<string, number>,
  chosen: readonly number[],
): ListingGroup[] {
  const { hall } = visit.copy;
  return byDay(list).map(({ date, items }) => {
    const count = counts.get(date);
    return {
      key: date,
      names: [...toDayNames(date, visit), ...(count ? [hall.count(count)] : [])],
      lines: items.map((listing) => ({
        ...toLine(listing, visit, chosen),
        time: shanghaiTime(listing.publish_time),
      })),
    };
  });
}

export function toLine(listing: Listing, visit: Visit, chosen: readonly number[]) {
  return { ...toListingLine(listing, visit, visit.copy, chosen), detail: listing.detail };
}
