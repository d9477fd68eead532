import { digest, topBanner } from '@ironbridge/domain';
import type { Page } from 'playwright-core';

/** Somebody who was here before: the banner is small, the pop-up was seen. */
export async function rememberVisit(page: Page): Promise<void> {
  await page.addInitScript(
    ([seen, visited]) => {
      sessionStorage.setItem(seen, '1');
      localStorage.setItem(visited, '1');
    },
    [digest.mark, topBanner.visited] as const,
  );
}
