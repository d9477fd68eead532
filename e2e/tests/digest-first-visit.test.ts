import { pauseClock } from '../support/paused-clock.ts';
import { expect, test } from '../support/test.ts';

test.use({ bannerIsNew: true, digestIsNew: true });

test('[DLG-5] on a first visit the pop-up waits until the banner has shrunk @wide', async ({
  page,
}) => {
  await pauseClock(page);
  await page.goto('/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-top-banner', 'first');
  await page.clock.runFor(1000);
  await expect(page.locator('dialog.digest')).toBeHidden();
  await page.clock.runFor(6000);
  await expect(root).toHaveAttribute('data-top-banner', 'mini');
  await page.clock.resume();
  await expect(page.locator('dialog.digest')).toBeVisible();
});
