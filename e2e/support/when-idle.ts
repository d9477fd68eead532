import type { Page } from '@playwright/test';

/** When the page has nothing else to do: what was to happen by itself has happened. */
export function whenIdle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // A machine that is never idle gets round to it all the same.
        requestIdleCallback(() => resolve(), { timeout: 5000 });
      }),
  );
}
