import { timings } from '@ironbridge/domain';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const bar = (page: Page) => page.locator('.progress');

/** Going on to this path waits until it is let go. */
async function hold(page: Page, path: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve();
}

test('[DLG-6] the progress bar comes after 200 ms, creeps for 5 s, and goes 500 ms after the end', async ({
  page,
  copy,
}) => {
  await page.clock.install();
  await page.goto('/articles');
  await page.clock.pauseAt(Date.now() + 3600 * 1000);
  const release = await hold(page, '/articles/newswire');
  await page.locator('main a[href="/articles/newswire"]').first().click();
  await page.clock.runFor(timings.progressThrottle - 1);
  await expect(bar(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toHaveAttribute('aria-hidden', 'true');
  await expect(bar(page)).toHaveCSS('animation-duration', `${timings.progressDuration / 1000}s`);

  release();
  await expect(page.locator('h1')).toHaveText(copy.navigation.newswire);
  await expect(bar(page)).toHaveAttribute('data-state', 'done');
  await page.clock.runFor(timings.progressHideDelay - 1);
  await expect(bar(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: copy.navigation.newswire })).toHaveCount(
    1,
  );
});

test('[DLG-6] [DLG-7] without a connection going on fails in its place, and the page says how things are', async ({
  page,
  context,
  copy,
}) => {
  await page.goto('/articles');
  await context.setOffline(true);
  await expect(page.getByText(copy.connection.lost)).toBeVisible();
  await page.locator('main a[href="/articles/newswire"]').first().click();
  await expect(bar(page)).toHaveAttribute('data-state', 'failed');
  await expect(bar(page)).toHaveCSS('background-image', /repeating-linear-gradient/);
  expect(new URL(page.url()).pathname).toBe('/articles');
  await page.getByRole('button', { name: copy.connection.reconnect }).click();
  await expect(page.getByText(copy.connection.lost)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(copy.connection.lost)).toBeHidden();
  await expect(page.getByText(copy.connection.back)).toBeVisible();
  await page.locator('main a[href="/articles/newswire"]').first().click();
  await expect(page.locator('h1')).toHaveText(copy.navigation.newswire);
  await expect(page.getByText(copy.connection.back)).toBeHidden();
  await expect(bar(page)).toBeHidden();
});
