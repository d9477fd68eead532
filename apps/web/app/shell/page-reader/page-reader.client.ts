import { announce } from '../../platform/announce.client.ts';
import { fetchPage, prefetchPage } from '../../platform/fetch-page.client.ts';
import { findFollowedLink, findFormAddress } from '../../platform/followed-link.client.ts';
import { attendSwipe } from './page-swipe.client.ts';
import { attendZoom, zoomBy } from './page-zoom.client.ts';

const attended = new WeakSet<Element>();
let keysAttended = false;

/** Turns pages in place: another page's address is fetched, and its reader takes the place of this one. */
export function attendReader(): void {
  const reader = findReader();
  if (!reader || attended.has(reader)) return;
  attended.add(reader);
  // On the reader itself, so that it comes before whoever follows links for the whole page.
  reader.addEventListener('click', (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = findFollowedLink(event);
    if (!link || link.pathname !== location.pathname) return;
    event.preventDefault();
    void turnTo(link.href);
  });
  reader.addEventListener('submit', (event) => {
    const address = findFormAddress(event);
    if (address === undefined) return;
    event.preventDefault();
    void turnTo(address);
  });
  attendZoom(reader);
  attendSwipe(reader, turn);
  showCurrentLeaf(reader);
  prefetchNext(reader);
  if (keysAttended) return;
  keysAttended = true;
  document.addEventListener('keydown', onKey);
}

function findReader(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-reader]');
}

async function turnTo(href: string): Promise<void> {
  try {
    const page = await fetchPage(href);
    const next = page.document.querySelector<HTMLElement>('[data-reader]');
    const reader = findReader();
    if (page.status !== 200 || !next || !reader) return location.assign(href);
    const focus = findFocus(reader);
    reader.replaceWith(next);
    // Leafing is no journey: going back leads out of the issue, not through its pages.
    history.replaceState(history.state, '', page.url + new URL(href).hash);
    attendReader();
    show(next, focus);
  } catch {
    // Without a connection the page that is here is better than none.
    if (navigator.onLine) location.assign(href);
  }
}

/** Whoever went on by a control goes on by the same one. */
function findFocus(reader: HTMLElement): string | undefined {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !reader.contains(activeElement)) return undefined;
  const name = activeElement.getAttribute('name');
  const rel = activeElement.getAttribute('rel');
  const place = activeElement.closest('.reader-steps, .reader-turn, .reader-search, .reader-views');
  if (name) return `[name="${name}"]`;
  return place && rel ? `.${place.className} [rel="${rel}"]` : undefined;
}

function show(reader: HTMLElement, focus: string | undefined): void {
  if (focus) reader.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true });
  announce(reader.dataset['said'] ?? '');
  const chosen = reader.querySelector('.is-chosen');
  if (chosen) chosen.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  else if (reader.getBoundingClientRect().top < 0) reader.scrollIntoView({ behavior: 'instant' });
}

/** The list of pages is longer than its box: the page that is read is in it. */
function showCurrentLeaf(reader: HTMLElement): void {
  const box = reader.querySelector<HTMLElement>('.reader-leaves');
  const leaf = box?.querySelector<HTMLElement>('[aria-current]');
  if (!box || !leaf) return;
  const [inside, wanted] = [box.getBoundingClientRect(), leaf.getBoundingClientRect()];
  box.scrollTop += wanted.top - inside.top - (inside.height - wanted.height) / 2;
  box.scrollLeft += wanted.left - inside.left - (inside.width - wanted.width) / 2;
}

function turn(rel: 'prev' | 'next'): void {
  const link = findReader()?.querySelector<HTMLAnchorElement>(`.reader-turn [rel="${rel}"]`);
  if (link) void turnTo(link.href);
}

function prefetchNext(reader: HTMLElement): void {
  const link = reader.querySelector<HTMLAnchorElement>('.reader-turn [rel="next"]');
  if (link) prefetchPage(link.href);
}

function onKey(event: KeyboardEvent): void {
  const reader = findReader();
  if (!reader || !isMeant(event, reader)) return;
  const { key } = event;
  const zoomed = reader.querySelector('.is-zoomed');
  if (key === '+' || key === '=') zoomBy(reader, 1);
  else if (key === '-') zoomBy(reader, -1);
  // Enlarged, the arrows move the page about.
  else if (key === 'ArrowLeft' && !zoomed) turn('prev');
  else if (key === 'ArrowRight' && !zoomed) turn('next');
  else return;
  event.preventDefault();
}

/** Keys are the reader's while it is on screen and nobody is writing or has something else open. */
function isMeant(event: KeyboardEvent, reader: HTMLElement): boolean {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return false;
  const { target } = event;
  if (target instanceof Element && target.closest('input, select, textarea, dialog')) return false;
  const { top, bottom } = reader.getBoundingClientRect();
  return top < innerHeight * 0.8 && bottom > 0 && !document.querySelector('dialog[open]');
}
