import { announce } from './announce.client.ts';
import { fetchPage, prefetchPage } from './fetch-page.client.ts';
import { findFollowedLink, findFormAddress } from './followed-link.client.ts';
import { tellPageShown } from './page-shown.client.ts';
import { createProgressBar } from './progress-bar.client.ts';
import { isSameFrame, type PageParts, showParts, takeParts } from './shown-page.client.ts';

const hoverMs = 65;
const mostKept = 8;

/** Pages that were left, as they were left: going back shows them at once and where they stood. */
const left = new Map<number, { readonly parts: PageParts; readonly y: number }>();

/** Going on inside the site does not load the document anew. Whatever fails here, the browser does by itself. */
export function startSoftNavigation(): void {
  const progress = createProgressBar();
  let current = Date.now();
  let latest = 0;

  history.replaceState({ entry: current }, '');
  history.scrollRestoration = 'manual';
  // A reload is the browser's own, and so is the place it returns to.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });

  const show = (parts: PageParts, entry: number) => {
    left.set(current, { y: scrollY, parts: showParts(parts) });
    const [oldest] = left.keys();
    if (left.size > mostKept && oldest !== undefined) left.delete(oldest);
    current = entry;
    tellPageShown();
  };

  const open = async (href: string, back?: { entry: number }) => {
    latest += 1;
    const mine = latest;
    progress.start();
    try {
      const page = await fetchPage(href);
      if (mine !== latest) return;
      if (!isSameFrame(page.document)) return location.assign(href);
      const entry = back?.entry ?? Date.now();
      const { hash } = new URL(href);
      if (!back) history.pushState({ entry }, '', page.url + hash);
      show(takeParts(page.document), entry);
      scrollToPlace(hash);
      announce(document.title);
    } catch {
      location.assign(href);
    } finally {
      if (mine === latest) progress.finish();
    }
  };

  addEventListener('popstate', ({ state }) => {
    const entry = toEntry(state);
    if (entry === undefined || entry === current) return;
    const known = left.get(entry);
    if (!known) return void open(location.href, { entry });
    latest += 1;
    progress.finish();
    show(known.parts, entry);
    scrollTo({ top: known.y, behavior: 'instant' });
    announce(document.title);
  });

  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = findFollowedLink(event);
    if (!link) return;
    event.preventDefault();
    void open(link.href);
  });
  document.addEventListener('submit', (event) => {
    const address = event.defaultPrevented ? undefined : findFormAddress(event);
    if (address === undefined) return;
    event.preventDefault();
    void open(address);
  });
  startPrefetch();
}

/** A pointer that rests on a link, or a finger that touches it, is about to follow it. */
function startPrefetch(): void {
  if ('connection' in navigator && isSavingData(navigator.connection)) return;
  let timer = 0;
  const soon = (event: Event, delay: number) => {
    clearTimeout(timer);
    const link = findFollowedLink(event);
    if (link) timer = window.setTimeout(() => prefetchPage(link.href), delay);
  };
  document.addEventListener('pointerover', (event) => soon(event, hoverMs), { passive: true });
  document.addEventListener('touchstart', (event) => soon(event, 0), { passive: true });
}

function isSavingData(connection: unknown): boolean {
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

function toEntry(state: unknown): number | undefined {
  const entry =
    typeof state === 'object' && state !== null && 'entry' in state ? state.entry : undefined;
  return typeof entry === 'number' ? entry : undefined;
}

/** To the anchor, or to the top; reading begins at the page's own content. */
function scrollToPlace(hash: string): void {
  const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
  document.querySelector('main')?.focus({ preventScroll: true });
}
