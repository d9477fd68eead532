import type { Page } from '@playwright/test';
import { pauseClock } from '../support/paused-clock.ts';
import { waitForScripts } from '../support/scripts-run.ts';
import { expect, test } from '../support/test.ts';

/** What the page tells on a path, as it was sent. */
function listen(page: Page, path: string): unknown[] {
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) told.push(request.postDataJSON());
  });
  return told;
}

/** The browser has looked which elements are in view, those of the page first. */
function waitForLook(page: Page): Promise<unknown> {
  return page.locator('.top-banner').evaluate(
    (banner) =>
      new Promise((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve(true);
        }).observe(banner);
      }),
  );
}

test('[DLG-11] a page view is told half a second after each navigation, and none of a page left sooner', async ({
  page,
}) => {
  const told = listen(page, '/api/views');
  await pauseClock(page);
  await page.goto('/articles?page=2');
  await waitForScripts(page);
  await page.clock.runFor(499);
  expect(told).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => told).toEqual([{ url: '/articles' }]);

  const link = page.locator('.story-row .headline a[href^="/article/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.clock.runFor(499);
  await page.goBack();
  await expect(page.locator('.list-bar')).toBeVisible();
  await page.clock.runFor(500);
  await expect.poll(() => told).toEqual([{ url: '/articles' }, { url: '/articles' }]);

  await page.goForward();
  await expect(page.locator('.byline')).toBeVisible();
  await page.clock.runFor(500);
  await expect.poll(() => told.at(-1)).toEqual({ url: path });
  await page.clock.runFor(60_000);
  expect(told).toHaveLength(3);
});

test('[DLG-11] a page view that cannot be told disturbs nobody', async ({ page }) => {
  const problems: Error[] = [];
  page.on('pageerror', (error) => problems.push(error));
  await page.route('**/api/views', (route) => route.abort());
  const told = listen(page, '/api/views');
  await pauseClock(page);
  await page.goto('/articles');
  await waitForScripts(page);
  await page.clock.runFor(500);
  await expect.poll(() => told).toHaveLength(1);
  await page.locator('.brand').first().click();
  await expect(page.locator('.tally')).toBeVisible();
  expect(problems).toEqual([]);
});

test('[HDR-12] a banner that is half in view for a second is told once, by token and sign, after going on too', async ({
  page,
}) => {
  const told = listen(page, '/api/banner/seen');
  await pauseClock(page);
  await page.goto('/articles');
  await waitForScripts(page);
  await page.locator('.brand').first().click();
  await expect(page.locator('.top-banner')).toBeVisible();
  // One banner is enough to be watched here.
  await page.locator('.banner-place').evaluateAll((others) => {
    for (const other of others) other.remove();
  });
  const { banner, sign } = await page
    .locator('.top-banner')
    .evaluate((element) => ({ ...(element instanceof HTMLElement ? element.dataset : {}) }));
  await waitForLook(page);
  await page.clock.runFor(999);
  expect(told).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
  await waitForLook(page);
  await page.clock.runFor(2000);
  expect(told).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await waitForLook(page);
  await page.clock.runFor(1000);
  await expect.poll(() => told).toEqual([{ banners: [{ token: banner, sign }] }]);
  await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
  await waitForLook(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await waitForLook(page);
  await page.clock.runFor(2000);
  expect(told).toHaveLength(1);
});
