import type { Settings } from '@ironbridge/contract';
import type { Edition } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';

type ScreenName = keyof Messages['navigation'];
type ExternalSite = keyof Settings['external'];
type Capability = keyof Edition['has'];

/** A place in the navigation: a path of ours, or a site whose address is in the settings. */
interface NavRow {
  readonly name: ScreenName;
  readonly path?: string;
  readonly site?: ExternalSite;
  /** Shown only where the edition has it. */
  readonly needs?: Capability;
  /** A screen that is not there yet is not offered: nothing leads to a 404. */
  readonly built: boolean;
  readonly children?: readonly NavRow[];
}

const soon = (name: ScreenName, path: string): NavRow => ({ name, path, built: false });
const outside = (name: ScreenName, site: ExternalSite, children?: readonly NavRow[]): NavRow => ({
  name,
  site,
  built: true,
  ...(children ? { children } : {}),
});

export const mainNavigation: readonly NavRow[] = [
  {
    name: 'news',
    path: '/articles',
    built: true,
    children: [
      { name: 'editorpick', path: '/articles/editorpick', built: true },
      { name: 'latest', path: '/articles/latest', built: true },
      { name: 'oversea', path: '/articles/oversea', built: true },
    ],
  },
  {
    ...soon('showroom', '/showroom'),
    children: [
      soon('suppliers', '/showroom/suppliers'),
      soon('products', '/showroom/products'),
      soon('platform', '/showroom/platform'),
    ],
  },
  soon('magazines', '/magazines'),
  outside('meetings', 'events', [
    { name: 'upcoming', site: 'events', built: false },
    { name: 'past', site: 'events', built: false },
    { ...soon('innovation', '/meeting/innovation'), needs: 'innovationAward' },
  ]),
  outside('webinars', 'webinars'),
  soon('videos', '/videos'),
  soon('exhibitions', '/tradeshow'),
  soon('whitepapers', '/whitepapers'),
  {
    ...soon('about', '/about'),
    children: [
      soon('intro', '/about/intro'),
      soon('history', '/about/history'),
      soon('management', '/about/management'),
      soon('media', '/media'),
      soon('careers', '/about/careers'),
      soon('contact', '/about/contact'),
    ],
  },
];

export const quickLinks: readonly NavRow[] = [
  soon('media', '/media'),
  outside('meetings', 'events'),
  outside('webinars', 'webinars'),
  soon('policy', '/about/policy'),
  soon('contact', '/about/contact'),
  soon('careers', '/about/careers'),
  soon('sitemap', '/sitemaps'),
  { name: 'newswire', path: '/articles/newswire', built: true },
];

export interface NavLink {
  readonly name: ScreenName;
  readonly label: string;
  readonly href: string;
  readonly external: boolean;
  readonly children: readonly NavLink[];
}

/** What of a table an edition can offer today. */
export function toLinks(
  rows: readonly NavRow[],
  edition: Edition,
  copy: Messages,
  settings: Settings | undefined,
): NavLink[] {
  return rows.flatMap((row) => {
    const href = row.path ?? (row.site && settings?.external[row.site]);
    if (!row.built || !href || (row.needs && !edition.has[row.needs])) return [];
    return {
      name: row.name,
      label: copy.navigation[row.name],
      href,
      external: row.site !== undefined,
      children: toLinks(row.children ?? [], edition, copy, settings),
    };
  });
}
