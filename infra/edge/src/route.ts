export type Owner = 'web' | 'api' | 'member' | 'media';

export type Param =
  | 'sid'
  | 'tid'
  | 'type'
  | 'kind'
  | 'mid'
  | 'article'
  | 'lang'
  | 'block'
  | 'path'
  | 'supplier'
  | 'country'
  | 'province'
  | 'city'
  | 'place'
  | 'spec'
  | 'price'
  | 'unit'
  | 'certificate'
  | 'month'
  | 'date'
  | 'upcoming'
  | 'since'
  | 'sort'
  | 'facets'
  | 'keyword'
  | 'q'
  | 'at'
  | 'view'
  | 'year'
  | 'exact'
  | 'whole'
  | 'page'
  | 'rows'
  | 'id'
  | 'ids'
  | 'items'
  | 'until'
  | 'magazine'
  | 'slug'
  | 'code'
  | 'key'
  | 'url'
  | 'sign'
  | 'token'
  | 'to'
  | 'mode'
  | 'opened'
  | 'done';

export type Method = 'GET' | 'HEAD' | 'POST';

/**
 * - `page`: as long as its origin says, a minute at most; purged by tag
 * - `immutable`: named after its content, kept as long as its origin says
 * - `file`: an upload or a drawing, a day; purged by tag
 * - `pass`: never kept here; a browser may keep what its origin allows
 * - `never`: kept by nobody
 */
export type CacheRule = 'page' | 'immutable' | 'file' | 'pass' | 'never';

export interface Route {
  /** `:name` stands for one segment, a final `*` for any rest. */
  readonly path: string;
  readonly methods: readonly Method[];
  readonly owner: Owner;
  readonly cookie: boolean;
  /** Whether its owner is told who asks: the address as nginx saw it and the browser's name. */
  readonly visitor: boolean;
  readonly cache: CacheRule;
  readonly params: readonly Param[] | 'all';
  /** The largest body it takes, in bytes: nothing, where nothing is sent. */
  readonly mostBytes: number;
  /** Whether the client router asks for the page's data beside it, at the same path with `.data`. */
  readonly data: boolean;
  /** Whether its owner declares it among its routes; static files and fallbacks are answered without. */
  readonly listed: boolean;
}

export function isWildcard(route: Route): boolean {
  return route.path.endsWith('*');
}

/** Exact paths before patterns, patterns before wildcards, the longer wildcard before the shorter. */
export function bySpecificity(routes: readonly Route[]): Route[] {
  return [...routes].sort((a, b) => rank(a) - rank(b) || b.path.length - a.path.length);
}

function rank(route: Route): number {
  if (isWildcard(route)) return 2;
  return route.path.includes(':') ? 1 : 0;
}

export function firstSegment(route: Route): string {
  return route.path.split('/')[1] ?? '';
}
