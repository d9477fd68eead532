import { timings } from '@ironbridge/domain';
import { findStored, store } from '../../platform/stored.client.ts';

const mark = 'app-bar-closed';

/** Tries the app before the page it is downloaded from, and remembers for the session who wants neither. */
export function startOpenApp(): void {
  if (findStored(mark) !== undefined) close();
  // Before anything else takes the link for a page to go to.
  document.addEventListener('click', onClick, { capture: true });
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (target.closest('[data-close-app]')) {
    store(mark, '');
    close();
  }
  const link = target.closest<HTMLAnchorElement>('a[data-open-app]');
  if (!link) return;
  event.preventDefault();
  tryApp(link.dataset['openApp'] ?? '', link.href);
}

function close(): void {
  document.documentElement.classList.add(mark);
}

/** A phone that opens the app hides this page; one that still shows it after a second has none. */
function tryApp(app: string, download: string): void {
  const timer = setTimeout(() => location.assign(download), timings.appOpenFallback);
  const stay = () => {
    if (document.hidden) clearTimeout(timer);
  };
  document.addEventListener('visibilitychange', stay, { once: true });
  addEventListener('pagehide', () => clearTimeout(timer), { once: true });
  location.assign(app);
}
