import type { Page } from '@playwright/test';

const beginning = new Date('2026-11-15T08:00:00+08:00');

/** Timers of the pages to come stand still until the test lets time pass with `page.clock.runFor`. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install({ time: beginning });
  // It runs until it is told to stop, and stops at no moment that has gone by.
  await page.clock.pauseAt(new Date(beginning.getTime() + 3_600_000));
}
