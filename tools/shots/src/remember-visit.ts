import { digest } from '@ironbridge/domain';
import type { Page } from 'playwright-core';

/** Somebody who was here before: the banner is small, the pop-up was seen. */
export async function rememberVisit(page: Page): Promise<void> {
  await page.addInitScript((mark) => sessionStorage.setItem(mark, '1'), digest.mark);
}
