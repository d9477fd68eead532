import { layout } from '@ironbridge/domain';

/** Where the navigation row alone is left of the header: the height of what stands above it. */
const rowAlone = 125;

/**
 * Tells the style sheet how far the page is scrolled, by classes of the document, which outlive a change of page. From
 * the first pixel on the wide header is held by the style sheet alone.
 */
export function startHeaderState(): void {
  const narrow = matchMedia(`(width < ${layout.mobileBreakpoint}px)`);
  const { classList } = document.documentElement;
  const update = () => {
    const header = narrow.matches ? layout.headerFixedNarrow : rowAlone;
    const bar = narrow.matches ? layout.subsiteBarFixedNarrow : layout.subsiteBarFixedWide;
    classList.toggle('header-fixed', scrollY >= header);
    classList.toggle('subsite-fixed', scrollY >= bar);
  };
  addEventListener('scroll', update, { passive: true });
  narrow.addEventListener('change', update);
  update();
}
