import { showCover } from '../../platform/cover.client.ts';
import { onPageShown } from '../../platform/page-shown.client.ts';
import { moveByKey } from './menu-keys.client.ts';
import { getMenuPart, keepPart } from './menu-parts.client.ts';

const menuPath = '/part/industries';
/** A pointer on its way elsewhere crosses rows; one that rests means it. */
const switchMs = 120;

let opened: { readonly button: HTMLElement; readonly close: () => void } | undefined;
onPageShown(() => opened?.close());

export function prepareMenu(): void {
  void keepQuietly(menuPath);
}

export async function toggleMenu(button: HTMLElement): Promise<void> {
  const before = opened;
  before?.close();
  const host = button.closest('[data-mega-host]');
  if (before?.button === button || !host) return;
  const signal = startOpening(button);
  try {
    const menu = await getMenuPart(menuPath);
    if (signal.aborted) return;
    host.append(menu);
    signal.addEventListener('abort', () => menu.remove());
    followPointer(menu);
    followKeys(menu, button, signal);
    closeElsewhere(menu, host, signal);
    menu.querySelector<HTMLElement>('.mega-rows a')?.focus({ preventScroll: true });
  } catch {
    location.assign('/sitemaps');
  }
}

/** The page is dimmed at once, however long the menu takes; the signal tells that it was closed again. */
function startOpening(button: HTMLElement): AbortSignal {
  const closing = new AbortController();
  const close = () => {
    closing.abort();
    hideCover();
    button.setAttribute('aria-expanded', 'false');
    opened = undefined;
  };
  const hideCover = showCover(close);
  button.setAttribute('aria-expanded', 'true');
  opened = { button, close };
  return closing.signal;
}

function followPointer(menu: HTMLElement): void {
  let timer = 0;
  const soon = ({ target }: Event) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('.mega-rows a') : null;
    clearTimeout(timer);
    if (!row) return;
    void keepQuietly(panelPath(row));
    timer = window.setTimeout(() => void showPanel(menu, row), switchMs);
  };
  menu.addEventListener('pointerover', soon);
  menu.addEventListener('focusin', soon);
}

function followKeys(menu: HTMLElement, button: HTMLElement, signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') {
        opened?.close();
        button.focus({ preventScroll: true });
      } else if (moveByKey(menu, event.key)) {
        event.preventDefault();
      }
    },
    { signal },
  );
}

/** Following one of its links, or going on elsewhere by the keyboard, is done with the menu. */
function closeElsewhere(menu: HTMLElement, host: Element, signal: AbortSignal): void {
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) opened?.close();
  });
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Node && !host.contains(target)) opened?.close();
    },
    { signal },
  );
}

const panelPath = (row: HTMLElement) => `/part/industry/${row.dataset['industry']}`;

async function showPanel(menu: HTMLElement, row: HTMLElement): Promise<void> {
  const chosen = menu.querySelector('.mega-rows [aria-current]');
  if (chosen === row) return;
  chosen?.removeAttribute('aria-current');
  row.setAttribute('aria-current', 'true');
  // Where it cannot be fetched, the row is a link all the same.
  const panel = await getMenuPart(panelPath(row)).catch(() => undefined);
  if (panel && row.hasAttribute('aria-current')) {
    menu.querySelector('.mega-panel')?.replaceWith(panel);
  }
}

/** Ahead of its use; a failure is found out then. */
async function keepQuietly(path: string): Promise<void> {
  await keepPart(path).catch(() => undefined);
}
