import { announce } from './announce.client.ts';
import { fetchPage } from './fetch-page.client.ts';
import { findFollowedLink, findFormAddress } from './followed-link.client.ts';
import { parseEntry, toFreshEntry } from './history-entry.client.ts';
import { tellPageShown } from './page-shown.client.ts';
import { loadStyles } from './page-styles.client.ts';
import { createProgressBar } from './progress-bar.client.ts';
import { isSameRelease, type PageParts, showParts, takeParts } from './shown-page.client.ts';
import { changeView } from './view-transition.client.ts';

const mostKept = 8;

/** Pages that were left, as they were left: going back shows them at once and where they stood. */
const left = new Map<number, { readonly parts: PageParts; readonly y: number }>();

/** Going on inside the site does not load the document anew. Whatever fails here, the browser does by itself. */
export function startSoftNavigation(): void {
  const progress = createProgressBar();
  let current = toFreshEntry();
  let latest = 0;

  history.replaceState(current, '');
  history.scrollRestoration = 'manual';
  // A reload is the browser's own, and so is the place it returns to.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });

  const show = (parts: PageParts, entry: typeof current, place: () => void) => {
    const y = scrollY;
    left.set(current.entry, { y, parts: showParts(parts) });
    const [oldest] = left.keys();
    if (left.size > mostKept && oldest !== undefined) left.delete(oldest);
    current = entry;
    place();
    announce(document.title);
    tellPageShown();
  };

  const open = async (href: string, back?: typeof current) => {
    latest += 1;
    const mine = latest;
    progress.start();
    try {
      const page = await fetchPage(href);
      if (mine !== latest) return;
      if (!isSameRelease(page.document)) return location.assign(href);
      const { hash } = new URL(href);
      const parts = takeParts(page.document);
      await loadStyles(parts.styles);
      if (mine !== latest) return;
      if (back) show(parts, back, () => scrollToHeight(back.y));
      else {
        await changeView(() => {
          const entry = toFreshEntry();
          history.replaceState({ ...current, y: scrollY }, '');
          history.pushState(entry, '', page.url + hash);
          show(parts, entry, () => scrollToPlace(hash));
        });
      }
      if (page.status >= 500) progress.fail();
      else progress.finish();
    } catch {
      if (mine !== latest) return;
      progress.fail();
      // Without a connection there is nothing better elsewhere than the page that is here.
      if (navigator.onLine) location.assign(href);
    }
  };

  addEventListener('popstate', ({ state }) => {
    const entry = parseEntry(state);
    if (entry === undefined || entry.entry === current.entry) return;
    const known = left.get(entry.entry);
    if (!known) return void open(location.href, entry);
    latest += 1;
    progress.finish();
    show(known.parts, entry, () => scrollToHeight(known.y));
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
}

function scrollToHeight(top: number): void {
  scrollTo({ top, behavior: 'instant' });
}

/** To the anchor, or to the top; reading begins at the page's own content. */
function scrollToPlace(hash: string): void {
  const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
  else scrollToHeight(0);
  document.querySelector('main')?.focus({ preventScroll: true });
}
