import type { Page } from '@playwright/test';

/** From the first paint on, everything that moves by itself on the pages to come. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function findShifts(page: Page): Promise<unknown> {
  return page.evaluate((): unknown => Reflect.get(window, 'shifts'));
}
