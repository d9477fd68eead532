import { showCover } from '../../platform/cover.client.ts';
import { openDialog } from '../../platform/open-dialog.client.ts';
import { onPageShown } from '../../platform/page-shown.client.ts';
import { getSearchBox } from './search-box.client.ts';

let closeOpened: (() => void) | undefined;

onPageShown(closeSearch);

function closeSearch(): void {
  closeOpened?.();
}

/** Below the field, over a dimmed page: a click elsewhere, Escape and going on by the keyboard close it. */
export function openBelow(box: HTMLElement): void {
  if (closeOpened) return;
  const signal = open(box, showCover(closeSearch));
  const closeOutside = (target: EventTarget | null) => {
    if (target instanceof Node && !box.contains(target)) closeSearch();
  };
  document.addEventListener('pointerdown', ({ target }) => closeOutside(target), { signal });
  box.addEventListener('focusout', ({ relatedTarget }) => closeOutside(relatedTarget), { signal });
  box.addEventListener(
    'keydown',
    ({ key, isComposing }) => {
      if (key === 'Escape' && !isComposing) closeSearch();
    },
    { signal },
  );
}

/** In a sheet: the box is inside until it is closed, and then where it was. */
export function openAround(box: HTMLElement): void {
  if (closeOpened) return;
  const sheet = document.createElement('dialog');
  sheet.className = 'search-sheet';
  sheet.ariaLabel = box.ariaLabel;
  sheet.dataset['stays'] = '';
  const place = document.createComment('');
  box.replaceWith(place);
  sheet.append(box);
  document.body.append(sheet);
  open(box, () => {
    sheet.close();
    place.replaceWith(box);
    sheet.remove();
  });
  sheet.addEventListener('close', closeSearch);
  // The box fills it: what is hit besides is the page behind.
  sheet.addEventListener('pointerdown', ({ target }) => {
    if (target === sheet) closeSearch();
  });
  openDialog(sheet);
  getSearchBox(box).field.focus();
}

/** What both ways have in common; the signal is given when it is over. */
function open(box: HTMLElement, leave: () => void): AbortSignal {
  const over = new AbortController();
  const { suggestions, showRecent } = getSearchBox(box);
  closeOpened = () => {
    closeOpened = undefined;
    over.abort();
    delete box.dataset['open'];
    suggestions.hide();
    leave();
  };
  box.dataset['open'] = '';
  showRecent();
  suggestions.ask();
  box.addEventListener('submit', closeSearch, { signal: over.signal });
  box.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a, [data-close-search]')) closeSearch();
    },
    { signal: over.signal },
  );
  return over.signal;
}
