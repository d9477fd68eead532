const quiet = 'float-quiet';

/** The bar works without this; here it goes up gently, and out of the way on Escape. */
export function startFloatingBar(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const tools = document.querySelector<HTMLDetailsElement>('.float-tools[open]');
    if (tools && !target.closest('.float-bar')) tools.open = false;
    if (!target.closest('[data-to-top]')) return;
    event.preventDefault();
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    document.querySelector('main')?.focus({ preventScroll: true });
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hush();
  });
}

/** What is pointed at or focused stays hidden until the pointer or the focus comes back. */
function hush(): void {
  const tools = document.querySelector<HTMLDetailsElement>('.float-tools[open]');
  if (tools) tools.open = false;
  for (const entry of document.querySelectorAll('.float-entry:is(:hover, :focus-within)')) {
    entry.classList.add(quiet);
    for (const event of ['pointerleave', 'focusout'] as const) {
      entry.addEventListener(event, () => entry.classList.remove(quiet), { once: true });
    }
  }
}
