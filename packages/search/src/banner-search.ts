import type { BannerDocument } from './kinds/banner.ts';
import type { Search } from './lists/list-search.ts';

/** More than the places of a page ever hold at once. */
const most = 100;

/** The banners of some places that are shown between two moments. */
export function bannerSearch(
  codes: readonly string[],
  from: Date,
  to: Date,
): Search<BannerDocument> {
  return {
    query: {
      bool: {
        filter: [{ terms: { code: codes } }],
        must_not: [{ range: { from: { gt: to } } }, { range: { to: { lte: from } } }],
      },
    },
    sort: [{ id: 'asc' }],
    from: 0,
    size: most,
    track_total_hits: false,
    _source: true,
  };
}
