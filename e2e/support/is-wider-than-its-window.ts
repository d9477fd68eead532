import type { Page } from '@playwright/test';

/** Whether a reader could scroll sideways. */
export function isWiderThanItsWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth !== clientWidth;
  });
}
