import type { PageDocument } from '../kinds/page.ts';
import type { RedirectDocument } from '../kinds/redirect.ts';
import { oneSearch, type Search } from './list-search.ts';

/** Paths are unique in their edition. */
export function pageByPathSearch(path: string): Search<PageDocument> {
  return oneSearch<PageDocument>('path', path);
}

/** Every redirect that stands at one of these sources. */
export function redirectSearch(sources: readonly string[]): Search<RedirectDocument> {
  return {
    query: { bool: { filter: [{ terms: { from: sources } }] } },
    sort: [{ id: 'asc' }],
    from: 0,
    size: 100,
    track_total_hits: false,
    _source: true,
  };
}
