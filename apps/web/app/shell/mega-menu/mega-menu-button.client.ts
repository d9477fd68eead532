const load = () => import('./mega-menu.client.ts');

/** The menu itself is loaded when a pointer or the keyboard comes near its button. */
export function startMegaMenu(): void {
  const prepare = (event: Event) => {
    if (findButton(event)) void load().then(({ prepareMenu }) => prepareMenu());
  };
  document.addEventListener('pointerover', prepare, { passive: true });
  document.addEventListener('focusin', prepare);
  document.addEventListener('click', (event) => {
    const button = findButton(event);
    if (button) void load().then(({ toggleMenu }) => toggleMenu(button));
  });
}

function findButton({ target }: Event): HTMLElement | undefined {
  const button = target instanceof Element ? target.closest('.mega-button') : null;
  return button instanceof HTMLElement ? button : undefined;
}
