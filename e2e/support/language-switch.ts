import type { Locator, Page } from '@playwright/test';

/** The link to the other edition: in the top bar, or in the menu below the mobile line. */
export async function openLanguageSwitch(page: Page, wide: boolean): Promise<Locator> {
  if (!wide) await page.locator('.phone-menu > summary').click();
  return page.locator('[data-edition="other"]').filter({ visible: true });
}
