import { type SearchKind, type SearchType, searchTypes } from '@ironbridge/domain';
import type { DocumentOf } from '../kinds/all.ts';
import { articleCard } from '../lists/article-list.ts';
import { issueCard } from '../lists/issue-list.ts';
import { paperCard } from '../lists/paper-list.ts';
import { productCard } from '../lists/product-list.ts';
import { showCard } from '../lists/show-list.ts';
import { supplierCard } from '../lists/supplier-list.ts';
import { videoCard } from '../lists/video-list.ts';
import { countSearch, pageSearch, resultsSearch, type SearchPage } from './search-requests.ts';
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

/** What holds words besides the card, and is read where the words are looked for in it. */
const texts = {
  news: ['body', 'suppliers', 'products'],
  products: ['description'],
  supplier: ['profile'],
  magazines: ['contents'],
  videos: ['supplier', 'block'],
  exhibitions: ['about', 'exhibitors'],
  whitepapers: ['inside', 'opening', 'supplier'],
} as const satisfies {
  readonly [Type in SearchType]: readonly (keyof DocumentOf[(typeof searchTypes)[Type]])[];
};

export interface PartSearch {
  readonly kind: SearchKind;
  readonly body: object;
}

/**
 * All that one search asks the engine, a part for each type: a page with facets of the open one, a count of the others
 * and, with all that belongs to it, the best of them.
 */
export function wholeSearch(
  open: SearchType,
  understood: Understood,
  page: SearchPage,
  now: Date,
  withAll = false,
): PartSearch[] {
  const { edition, industries, tag, year } = page;
  const filter = { industries, tag, year };
  const hour = toHour(now);
  const best: SearchPage = { ...filter, edition, order: 'relevance', from: 0, size: 1 };
  return countedTypes.map((type) => {
    const kind = searchTypes[type];
    const source = withAll ? [...cards[type], ...texts[type]] : cards[type];
    if (type === open) return { kind, body: resultsSearch(kind, understood, page, source, hour) };
    if (!withAll) return { kind, body: countSearch(kind, understood, filter) };
    return { kind, body: pageSearch(kind, understood, best, source, hour) };
  });
}

/** Freshness is not told by the minute, and one question stays one question for a while. */
function toHour(now: Date): Date {
  const hour = 3_600_000;
  return new Date(Math.floor(now.getTime() / hour) * hour);
}
