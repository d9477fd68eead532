import { expect, test } from '../support/test.ts';

const outside = '/redirect?url=https%3A%2F%2Fevents.example%2F';

test('[LAY-2] the download layout has a footer and no header', async ({ page }) => {
  await page.goto('/appdownload');
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('.site-footer')).toBeVisible();
  await expect(page.locator('.site-header')).toHaveCount(0);
});

test('[LAY-3] the empty layout has nothing around the page', async ({ page }) => {
  await page.goto(outside);
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('.site-header, .site-footer')).toHaveCount(0);
});
