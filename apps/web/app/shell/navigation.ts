import type { Settings } from '@ironbridge/contract';
import { type Edition, loginPath } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import type { Page } from '../platform/page.ts';

export type ScreenName = keyof Messages['navigation'];
type ExternalSite = keyof Settings['external'];
type Capability = keyof Edition['has'];

/** A place in the navigation: a path of ours, or a site whose address is in the settings. */
export interface NavRow {
  readonly name: ScreenName;
  readonly path?: string;
  readonly site?: ExternalSite;
  /** What of that site; one that does not know the question shows its first page. */
  readonly query?: string;
  /** Shown only where the edition has it. */
  readonly needs?: Capability;
  readonly children?: readonly NavRow[];
}

const ready = (name: ScreenName, path: string): NavRow => ({ name, path });
const outside = (name: ScreenName, site: ExternalSite, query = ''): NavRow => ({
  name,
  site,
  query,
});

/** What the house says of itself, beside each other. */
export const aboutNavigation: readonly NavRow[] = [
  ready('intro', '/about/intro'),
  ready('history', '/about/history'),
  ready('management', '/about/management'),
  ready('media', '/media'),
  ready('careers', '/about/careers'),
  ready('contact', '/about/contact'),
];

export const mainNavigation: readonly NavRow[] = [
  {
    ...ready('news', '/articles'),
    children: [
      ready('editorpick', '/articles/editorpick'),
      ready('latest', '/articles/latest'),
      ready('oversea', '/articles/oversea'),
    ],
  },
  {
    ...ready('showroom', '/showroom'),
    children: [
      ready('suppliers', '/showroom/suppliers'),
      ready('products', '/showroom/products'),
      ready('platform', '/showroom/platform'),
    ],
  },
  ready('magazines', '/magazines'),
  {
    ...outside('meetings', 'events'),
    children: [
      outside('upcoming', 'events', '?when=upcoming'),
      outside('past', 'events', '?when=past'),
      { ...ready('innovation', '/meeting/innovation'), needs: 'innovationAward' },
    ],
  },
  outside('webinars', 'webinars'),
  ready('videos', '/videos'),
  ready('exhibitions', '/tradeshow'),
  ready('whitepapers', '/whitepapers'),
  {
    ...ready('about', '/about'),
    children: aboutNavigation,
  },
];

export const quickLinks: readonly NavRow[] = [
  ready('media', '/media'),
  outside('meetings', 'events'),
  outside('webinars', 'webinars'),
  ready('policy', '/about/policy'),
  ready('contact', '/about/contact'),
  ready('careers', '/about/careers'),
  ready('sitemap', '/sitemaps'),
  ready('newswire', '/articles/newswire'),
];

/** An industry's own lists; its id travels in the query of each. */
export const subsiteNavigation: readonly NavRow[] = [
  ready('news', '/articles'),
  ready('products', '/showroom/products'),
  ready('suppliers', '/showroom/suppliers'),
  ready('platform', '/showroom/platform'),
  ready('videos', '/videos'),
  ready('magazines', '/magazines'),
  ready('exhibitions', '/tradeshow/directories'),
  ready('whitepapers', '/whitepapers'),
];

/** The places of the line above the masthead. */
export const places = {
  hall: ready('platform', '/showroom/platform'),
  login: ready('login', loginPath()),
  supplier: outside('supplierLogin', 'supplier'),
  app: { ...ready('app', '/appdownload'), needs: 'appDownload' },
} as const satisfies Record<string, NavRow>;

export interface NavLink {
  readonly name: ScreenName;
  readonly label: string;
  /** What is behind it, where a menu says so. */
  readonly about: string | undefined;
  /** Without one there is nothing to go to yet, and it says so instead of going. */
  readonly href: string | undefined;
  readonly external: boolean;
  readonly children: readonly NavLink[];
}

/** What of a table an edition has. */
export function toLinks(rows: readonly NavRow[], page: Page): NavLink[] {
  const { edition, copy, frame } = page;
  return rows
    .filter(({ needs }) => needs === undefined || edition.has[needs])
    .map((row) => ({
      name: row.name,
      label: copy.navigation[row.name],
      about: findAbout(row.name, copy),
      href: row.path ?? findAddress(row, frame.settings),
      external: row.site !== undefined,
      children: toLinks(row.children ?? [], page),
    }));
}

function findAddress({ site, query = '' }: NavRow, settings: Settings | undefined) {
  const address = site && settings?.external[site];
  return address ? address + query : undefined;
}

function findAbout(name: ScreenName, { navigationAbout }: Messages): string | undefined {
  return isExplained(name, navigationAbout) ? navigationAbout[name] : undefined;
}

function isExplained(
  name: string,
  abouts: Messages['navigationAbout'],
): name is keyof Messages['navigationAbout'] {
  return name in abouts;
}
