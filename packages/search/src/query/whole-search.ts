import { type SearchKind, type SearchType, searchTypes } from '@ironbridge/domain';
import { articleCard } from '../lists/article-list.ts';
import { issueCard } from '../lists/issue-list.ts';
import { paperCard } from '../lists/paper-list.ts';
import { productCard } from '../lists/product-list.ts';
import { showCard } from '../lists/show-list.ts';
import { supplierCard } from '../lists/supplier-list.ts';
import { videoCard } from '../lists/video-list.ts';
import { countSearch, resultsSearch, type SearchPage } from './search-requests.ts';
import type { Understood } from './understand.ts';

/** The order in which the types are counted. */
export const countedTypes = [
  'news',
  'products',
  'supplier',
  'magazines',
  'videos',
  'exhibitions',
  'whitepapers',
] as const satisfies readonly SearchType[];

/** What a result is shown with. */
const cards = {
  news: articleCard,
  products: productCard,
  supplier: supplierCard,
  magazines: issueCard,
  videos: videoCard,
  exhibitions: showCard,
  whitepapers: paperCard,
} as const satisfies Readonly<Record<SearchType, readonly string[]>>;

export interface PartSearch {
  readonly kind: SearchKind;
  readonly body: object;
}

/** All that one search asks the engine, a part for each type: a page with facets of the open one, a count of the others. */
export function wholeSearch(
  open: SearchType,
  understood: Understood,
  page: SearchPage,
  now: Date,
): PartSearch[] {
  const { industries, tag, year } = page;
  return countedTypes.map((type) => {
    const kind = searchTypes[type];
    const body =
      type === open
        ? resultsSearch(kind, understood, page, cards[open], toHour(now))
        : countSearch(kind, understood, { industries, tag, year });
    return { kind, body };
  });
}

/** Freshness is not told by the minute, and one question stays one question for a while. */
function toHour(now: Date): Date {
  const hour = 3_600_000;
  return new Date(Math.floor(now.getTime() / hour) * hour);
}
