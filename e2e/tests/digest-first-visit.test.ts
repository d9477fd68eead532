import { expect, test } from '../support/test.ts';
import { whenIdle } from '../support/when-idle.ts';

test.use({ bannerIsNew: true, digestIsNew: true });

test('[DLG-5] on a first visit the pop-up waits until the banner has shrunk @wide', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-top-banner', 'first');
  await whenIdle(page);
  await expect(page.locator('dialog.digest')).toBeHidden();
  await page.clock.runFor(6000);
  await expect(root).toHaveAttribute('data-top-banner', 'mini');
  await expect(page.locator('dialog.digest')).toBeVisible();
});
