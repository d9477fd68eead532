const steps = [1, 1.5, 2, 3, 4] as const;

/** A page is enlarged inside its box, by buttons, keys, a click or two fingers. */
export function attendZoom(reader: HTMLElement): void {
  const sheet = findSheet(reader);
  for (const button of reader.querySelectorAll<HTMLElement>('[data-zoom]')) {
    button.addEventListener('click', () => zoomBy(reader, Number(button.dataset['zoom'])));
  }
  if (!sheet) return;
  sheet.addEventListener('click', (event) => {
    event.preventDefault();
    setZoom(reader, findZoom(sheet) > 1 ? 1 : 2, event);
  });
  attendPinch(reader, sheet);
}

/** One step larger or smaller. */
export function zoomBy(reader: HTMLElement, direction: number): void {
  const sheet = findSheet(reader);
  if (!sheet) return;
  const zoom = findZoom(sheet);
  const next =
    direction > 0 ? steps.find((step) => step > zoom) : steps.findLast((step) => step < zoom);
  if (next !== undefined) setZoom(reader, next);
}

function findSheet(reader: HTMLElement): HTMLElement | null {
  return reader.querySelector<HTMLElement>('[data-sheet]');
}

function findZoom(sheet: HTMLElement): number {
  return Number(sheet.style.getPropertyValue('--zoom') || 1);
}

/** What is under the finger, or in the middle, stays where it is. */
function setZoom(
  reader: HTMLElement,
  zoom: number,
  at?: { readonly clientX: number; readonly clientY: number },
): void {
  const sheet = findSheet(reader);
  if (!sheet) return;
  const box = sheet.getBoundingClientRect();
  const x = at ? at.clientX - box.left : box.width / 2;
  const y = at ? at.clientY - box.top : box.height / 2;
  const grows = zoom / findZoom(sheet);
  const [left, top] = [(sheet.scrollLeft + x) * grows - x, (sheet.scrollTop + y) * grows - y];
  sheet.style.setProperty('--zoom', String(zoom));
  sheet.classList.toggle('is-zoomed', zoom > 1);
  // Enlarged it scrolls, and the keyboard must reach what scrolls.
  if (zoom > 1) sheet.tabIndex = 0;
  else sheet.removeAttribute('tabindex');
  sheet.scrollTo(left, top);
  const picture = sheet.querySelector('img');
  if (picture) picture.sizes = `${Math.round(sheet.clientWidth * zoom)}px`;
  const output = reader.querySelector('output');
  if (output) output.value = `${Math.round(zoom * 100)}%`;
}

function attendPinch(reader: HTMLElement, sheet: HTMLElement): void {
  let start: { readonly apart: number; readonly zoom: number } | undefined;
  sheet.addEventListener('touchstart', ({ touches }) => {
    start =
      touches.length === 2 ? { apart: toSpread(touches).apart, zoom: findZoom(sheet) } : undefined;
  });
  sheet.addEventListener(
    'touchmove',
    (event) => {
      if (!start || event.touches.length !== 2) return;
      event.preventDefault();
      const { apart, middle } = toSpread(event.touches);
      const zoom = Math.min(4, Math.max(1, (start.zoom * apart) / start.apart));
      setZoom(reader, Math.round(zoom * 100) / 100, middle);
    },
    { passive: false },
  );
}

function toSpread(touches: TouchList) {
  const [a, b] = touches;
  if (!a || !b) return { apart: 1, middle: { clientX: 0, clientY: 0 } };
  return {
    apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1,
    middle: { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 },
  };
}
