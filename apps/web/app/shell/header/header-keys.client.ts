import { onPageShown } from '../../platform/page-shown.client.ts';

/**
 * What hangs open in the header goes away by Escape, by following one of its links, and, of the phone's sheets, by going
 * on elsewhere with the keyboard.
 */
export function startHeaderKeys(): void {
  let followed = -1;
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    closeSheet();
    document.querySelector('.nav-item:is(:hover, :focus-within)')?.classList.add('dismissed');
  });
  document.addEventListener('click', ({ target }) => {
    const item = target instanceof Element ? target.closest('.nav-item') : null;
    followed = item ? [...document.querySelectorAll('.nav-item')].indexOf(item) : -1;
  });
  // The pointer rests where it was, on another header: what it opened before stays closed until it comes again.
  onPageShown(() => {
    document.querySelectorAll('.nav-item')[followed]?.classList.add('dismissed');
    followed = -1;
  });
  document.addEventListener('pointerout', forget, { passive: true });
  document.addEventListener('focusout', (event) => {
    forget(event);
    const sheet = findSheet();
    const next = event.relatedTarget;
    if (sheet && next instanceof Node && !sheet.contains(next)) sheet.open = false;
  });
}

function forget({ target, relatedTarget }: PointerEvent | FocusEvent): void {
  const item = target instanceof Element ? target.closest('.nav-item') : null;
  const stays = relatedTarget instanceof Node && item?.contains(relatedTarget);
  if (!stays) item?.classList.remove('dismissed');
}

function findSheet(): HTMLDetailsElement | undefined {
  const sheet = document.querySelector('.masthead > details[open]');
  return sheet instanceof HTMLDetailsElement ? sheet : undefined;
}

function closeSheet(): void {
  const sheet = findSheet();
  if (!sheet) return;
  sheet.open = false;
  sheet.querySelector('summary')?.focus();
}
