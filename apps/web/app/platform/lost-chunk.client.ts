import { timings } from '@ironbridge/domain';
import { findStored, store } from './stored.client.ts';

const reloadedAt = 'reloaded-at';

/**
 * A script that is not there any more belongs to a release that is over: the page is loaded anew. Where that did not
 * help a moment ago it will not help now, so it is done once in a while and not in a circle.
 */
export function startChunkWatch(): void {
  addEventListener('vite:preloadError', () => {
    // Without a connection it is not the release that is over.
    if (!navigator.onLine) return;
    const before = Number(findStored(reloadedAt) ?? 0);
    if (Date.now() - before < timings.chunkReloadGuard) return;
    if (store(reloadedAt, String(Date.now()))) location.reload();
  });
}
