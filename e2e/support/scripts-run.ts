import { expect, type Page } from '@playwright/test';

/** The page's own script has started all that it starts. */
export async function waitForScripts(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveClass(/scripted/);
}
