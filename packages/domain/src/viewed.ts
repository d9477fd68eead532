import { type EditionId, editions } from './editions.ts';
import { isSlug, parseId } from './ids.ts';
import type { Kind } from './kinds.ts';
import { awardScreen, listedScreens, textScreens } from './listed-pages.ts';

/** What a page can be about, as page views count it: an item, an industry's own site, or a screen. */
export type ViewedKind = Kind | 'industry' | 'screen';

export interface Viewed {
  readonly kind: ViewedKind;
  /** An id; a slug, where the address has one in its place; a screen's path. */
  readonly key: string;
}

/** Screens that are about one thing: `:item` is its id. */
const itemPaths = {
  '/article/:item': 'article',
  '/videos/info/:item': 'video',
  '/videos/block/:item': 'video_block',
  '/magazines/info/:item': 'issue',
  '/whitepapers/info/:item': 'paper',
  '/tradeshow/info/:item': 'show',
  '/showroom/products/info/:item': 'product',
  '/showroom/suppliers/info/:item': 'supplier',
  '/showroom/suppliers/info/video/:item': 'video',
  '/showroom/demand/:item': 'listing',
  '/showroom/supply/:item': 'listing',
  '/media/:item': 'media_item',
  '/about/careers/:item': 'vacancy',
  '/i/:item': 'industry',
  '/i/:item/:sub': 'industry',
} as const satisfies Record<string, Exclude<ViewedKind, 'screen'>>;

/** What search engines are told of, and what they are not: another name for a list, or a place to go on from. */
const screens = new Set<string>([
  ...listedScreens,
  ...textScreens,
  awardScreen,
  '/about/index',
  '/appdownload',
  '/articles/latest',
  '/search',
]);
const patterns = Object.entries(itemPaths).map(([path, kind]) => ({
  kind,
  pattern: new RegExp(`^${path.replace(':item', '([^/]+)').replace(':sub', '[^/]+')}$`),
}));

/** What an address of this edition shows, or undefined: it is not one of ours, or leads nowhere. */
export function parseViewed(url: string, edition: EditionId, origin: string): Viewed | undefined {
  // URL.parse would drop control characters and understand the rest.
  if (!/^[!-~]+$/.test(url)) return undefined;
  if (!/^\/(?!\/)/.test(url) && url !== origin && !url.startsWith(`${origin}/`)) return undefined;
  const parsed = URL.parse(url, origin);
  if (parsed === null || parsed.origin !== origin) return undefined;
  const path = parsed.pathname === '/index' ? '/' : parsed.pathname.replace(/(?<=.)\/$/, '');
  if (screens.has(path)) return { kind: 'screen', key: path };
  for (const { kind, pattern } of patterns) {
    const key = pattern.exec(path)?.[1];
    if (key !== undefined) return isKeyOf(kind, key, edition) ? { kind, key } : undefined;
  }
  return undefined;
}

function isKeyOf(kind: ViewedKind, key: string, edition: EditionId): boolean {
  if (parseId(key) !== undefined) return true;
  if (kind === 'industry') return isSlug(key);
  return kind === 'article' && editions[edition].has.slugs && isSlug(key);
}
