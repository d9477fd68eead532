import { timings } from '@ironbridge/domain';
import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** What is asked for from here on, but for pictures and what is told in passing. */
function listen(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => {
    const isAside = ['image', 'ping', 'other'].includes(request.resourceType());
    if (!isAside && !/^\/(?:api\/|favicon)/.test(pathOf(request))) asked.push(request);
  });
  return asked;
}

const pathOf = (request: Request) => new URL(request.url()).pathname;

test('[RTE-28] [RTE-24] going on fetches the next document alone; back and forward fetch nothing and are where they were', async ({
  page,
  copy,
}) => {
  await page.goto('/articles', { waitUntil: 'load' });
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const link = page.locator('.story-row .headline a[href^="/article/"]').nth(3);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  const path = (await link.getAttribute('href')) ?? '';
  const title = (await link.textContent()) ?? '';
  const asked = listen(page);
  // Without a pointer nothing is fetched ahead.
  await link.press('Enter');
  await expect(page.locator('h1')).toHaveText(title);
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
  expect(asked.map(pathOf)).toEqual([path]);
  expect(page.url()).not.toContain('#');

  await page.goBack();
  await expect(page.locator('h1')).toHaveText(copy.news.all);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText(title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(asked).toHaveLength(1);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('a pointer that rests on a link, or a finger on it, fetches its page before it is asked for', async ({
  page,
  wide,
}) => {
  await page.goto('/articles', { waitUntil: 'load' });
  const link = page.locator('main a[href="/articles/newswire"]').first();
  const asked = listen(page);
  const fetched = page.waitForResponse('**/articles/newswire');
  if (wide) await link.hover();
  else await link.dispatchEvent('pointerdown');
  await fetched;
  // Left where it is, the pointer would lie on the same link of the new page, which is fetched ahead in turn.
  await page.mouse.move(0, 0);
  await link.press('Enter');
  await expect(page).toHaveURL(/\/articles\/newswire$/);
  expect(asked.filter((request) => pathOf(request) === '/articles/newswire')).toHaveLength(1);
});

test('one view fades into the next, but not for readers who want no motion @wide', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    Object.assign(window, { fades: 0 });
    document.startViewTransition = (update) => {
      Object.assign(window, { fades: Number(Reflect.get(window, 'fades')) + 1 });
      return start(update);
    };
  });
  const fades = () => page.evaluate(() => Number(Reflect.get(window, 'fades')));
  await page.goto('/articles');
  await page.locator('main a[href="/articles/newswire"]').first().click();
  await expect(page).toHaveURL(/newswire$/);
  expect(await fades()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('.brand').first().click();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await fades()).toBe(1);
});

test('what leads out of one layout into another takes the whole frame along @wide', async ({
  page,
}) => {
  await page.goto('/redirect?url=https%3A%2F%2Fpartner.example%2F');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('.brand').click();
  await expect(page.locator('.site-header')).toBeVisible();
  await expect(page.locator('.site-footer')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.leaving-host')).toBeVisible();
  await expect(page.locator('.site-header, .site-footer')).toHaveCount(0);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test.describe('a lost chunk', () => {
  test.use({ digestIsNew: true });

  test('[DLG-8] loads the page anew, once, and not again within a minute @wide', async ({
    page,
  }) => {
    await page.clock.install();
    let lost = 0;
    await page.route('**/assets/digest.client-*.js', async (route) => {
      lost += 1;
      await route.abort();
    });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    // The first failure may go unheard, with the page that it was on; after the second the page stays.
    let failedTwice = false;
    page.on('pageerror', () => {
      failedTwice ||= lost === 2;
    });
    await page.goto('/');
    await expect.poll(() => failedTwice).toBe(true);
    expect([lost, loads]).toEqual([2, 2]);
    await page.clock.fastForward(timings.chunkReloadGuard);
    await page.locator('.main-nav a[href="/articles"]').first().click();
    await page.locator('.brand').first().click();
    await expect.poll(() => loads).toBe(3);
  });
});
