/** Arrows move within rows and panel, left and right between them. Says whether the key meant anything here. */
export function moveByKey(menu: HTMLElement, key: string): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !menu.contains(focused)) return false;
  const inRows = focused.closest('.mega-rows') !== null;
  const links = [...menu.querySelectorAll<HTMLElement>(inRows ? '.mega-rows a' : '.mega-panel a')];
  const index = links.indexOf(focused);
  const target = {
    ArrowDown: links[(index + 1) % links.length],
    ArrowUp: links[(index - 1 + links.length) % links.length],
    Home: links[0],
    End: links.at(-1),
    ArrowRight: inRows ? menu.querySelector<HTMLElement>('.mega-panel a') : undefined,
    ArrowLeft: inRows ? undefined : menu.querySelector<HTMLElement>('.mega-rows [aria-current]'),
  }[key];
  target?.focus();
  return target !== undefined && target !== null;
}
