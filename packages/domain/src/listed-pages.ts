import { type EditionId, editions } from './editions.ts';
import type { Kind } from './kinds.ts';
import {
  articlePath,
  isListingKind,
  issuePath,
  jobPath,
  listingPath,
  mediaPath,
  paperPath,
  paperPolicyPath,
  productPath,
  showPath,
  supplierPath,
  videoPath,
} from './paths.ts';

/** What the address of an item is made of: its id, and whatever else its kind has in it. */
export interface ItemAddress {
  readonly id: number;
  /** An article's slug, and the address it has elsewhere. */
  readonly diy_url?: string | null;
  readonly url?: string | null;
  /** A page's own. */
  readonly path?: string;
  /** The side of the hall that a listing stands on. */
  readonly kind?: string;
}

/** Where it is read; nowhere here, if it has an address of its own elsewhere. */
type FindPath = (item: ItemAddress, edition: EditionId) => string | undefined;

/** Texts of the desk that have a screen, by the path at which they stand. One at any other path is not shown. */
export const textScreens: readonly string[] = [
  '/about',
  '/about/careers',
  '/about/contact',
  '/about/history',
  '/about/intro',
  '/about/management',
  '/about/policy',
  paperPolicyPath,
];

/** The award's text is of one edition alone, and so is its screen. */
export const awardScreen = '/meeting/innovation';

function findPagePath({ path = '' }: ItemAddress, edition: EditionId): string | undefined {
  const hasScreen =
    path === awardScreen ? editions[edition].has.innovationAward : textScreens.includes(path);
  return hasScreen ? path : undefined;
}

/** Every kind whose items have a page of their own: sitemaps hold them, and crawlers are told of them. */
const itemPaths = {
  article: (item, edition) => (item.url ? undefined : articlePath(edition, item)),
  product: ({ id }) => productPath(id),
  supplier: ({ id }) => supplierPath(id),
  video: ({ id }) => videoPath(id),
  issue: ({ id }) => issuePath(id),
  paper: ({ id }) => paperPath(id),
  show: ({ id }) => showPath(id),
  listing: ({ id, kind }) => (isListingKind(kind) ? listingPath({ id, kind }) : undefined),
  media_item: ({ id }) => mediaPath(id),
  vacancy: ({ id }) => jobPath(id),
  page: findPagePath,
} as const satisfies Partial<Record<Kind, FindPath>>;

export type PagedKind = keyof typeof itemPaths;

export const pagedKinds: readonly PagedKind[] = Object.keys(itemPaths).filter(isPagedKind);

export function isPagedKind(name: string): name is PagedKind {
  return Object.hasOwn(itemPaths, name);
}

export function findItemPath(
  kind: PagedKind,
  edition: EditionId,
  item: ItemAddress,
): string | undefined {
  const findPath: FindPath = itemPaths[kind];
  return findPath(item, edition);
}

/** Screens that are there for their own sake, in each edition. What is the same list by another name is left out. */
export const listedScreens = [
  '/',
  '/articles',
  '/articles/editorpick',
  '/articles/newswire',
  '/articles/oversea',
  '/magazines',
  '/media',
  '/showroom',
  '/showroom/demand',
  '/showroom/platform',
  '/showroom/products',
  '/showroom/suppliers',
  '/showroom/supply',
  '/sitemaps',
  '/tradeshow',
  '/tradeshow/directories',
  '/videos',
  '/whitepapers',
] as const;
