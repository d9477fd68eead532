import { layout, shanghaiDate } from '@ironbridge/domain';
import type { Page } from '@playwright/test';
import { findViolations } from '../support/find-violations.ts';
import { expect, test } from '../support/test.ts';

/** The navigation as it is promised: a place, and what is below it. */
const navigation = [
  ['news', ['editorpick', 'latest', 'oversea']],
  ['showroom', ['suppliers', 'products', 'platform']],
  ['magazines', []],
  ['meetings', ['upcoming', 'past', 'innovation']],
  ['webinars', []],
  ['videos', []],
  ['exhibitions', []],
  ['whitepapers', []],
  ['about', ['intro', 'history', 'management', 'media', 'careers', 'contact']],
] as const;

const scrollPage = (page: Page, y: number): Promise<void> =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);

test('[LAY-1] [HDR-1] [HDR-2] [HDR-4] [EDN-5] [EXT-1] the top bar says what the edition has, and what leaves the site @wide', async ({
  page,
  copy,
  edition,
  api,
}) => {
  const { settings } = await api.get('baseinfo', {});
  await page.goto('/articles');
  const bar = page.locator('.top-bar');
  await expect(bar).toContainText(shanghaiDate(new Date()).slice(0, 4));
  await expect(bar).toContainText(copy.frame.welcome);
  await expect(page.locator('.site-footer')).toBeVisible();
  const onCn = edition === 'cn' ? 1 : 0;
  await expect(bar.locator('[data-open-digest]')).toHaveCount(onCn);
  await expect(bar.locator('[href="/appdownload"]')).toHaveCount(onCn);
  await expect(bar.getByText(copy.navigation.platform)).toBeVisible();
  await expect(bar.getByText(copy.navigation.login)).toBeVisible();
  const supplier = bar.getByRole('link', { name: copy.navigation.supplierLogin });
  await expect(supplier).toHaveAttribute('href', settings.external.supplier);
  await expect(supplier).toContainText(copy.frame.external);
  await expect(bar.locator('[data-edition="other"]')).toBeVisible();
});

test('[HDR-6] the navigation lists every place, children and ways out included, and needs no script @wide', async ({
  plainPage: page,
  copy,
  edition,
  api,
}) => {
  const { settings } = await api.get('baseinfo', {});
  await page.goto('/articles');
  const items = page.locator('.nav-item');
  await expect(items).toHaveCount(navigation.length);
  for (const [index, [name, children]] of navigation.entries()) {
    const item = items.nth(index);
    await expect(item.locator('> :is(a, button)')).toContainText(copy.navigation[name]);
    const shown = children.filter((child) => child !== 'innovation' || edition === 'cn');
    await expect(item.locator('.nav-drop li')).toHaveText(
      shown.map((child) => new RegExp(`^${copy.navigation[child]}`)),
    );
  }
  for (const [name, site] of [
    ['meetings', 'events'],
    ['webinars', 'webinars'],
  ] as const) {
    const link = page.locator('.nav-item > a', { hasText: copy.navigation[name] });
    await expect(link).toHaveAttribute('href', settings.external[site]);
    await expect(link).toContainText(copy.frame.external);
  }
  const drop = items.first().locator('.nav-drop');
  await expect(drop).toBeHidden();
  await items.first().hover();
  await expect(drop).toBeVisible();
  await drop.getByRole('link', { name: copy.navigation.oversea }).click();
  await expect(page).toHaveURL(/\/articles\/oversea$/);
});

test('[HDR-6] the keyboard opens what hangs below a place, and Escape puts it away @wide', async ({
  page,
  copy,
}) => {
  await page.goto('/articles');
  const first = page.locator('.nav-item').first();
  await first.locator('> a').focus();
  await expect(first.locator('.nav-drop')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first.getByRole('link', { name: copy.navigation.editorpick })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first.locator('.nav-drop')).toBeHidden();
});

test('[HDR-11] [LAY-5] the wide header leaves its last row on screen from the first pixel on @wide', async ({
  page,
}) => {
  await page.goto('/articles');
  const row = page.locator('.main-nav');
  for (const y of [0, 1, 60, 125, 600]) {
    await scrollPage(page, y);
    const top = Math.max(0, 125 - y);
    await expect(async () => {
      expect((await row.boundingBox())?.y).toBeCloseTo(top, 0);
    }).toPass();
  }
  await expect(page.locator('.nav-mark')).toBeVisible();
  await expect(page.locator('.nav-search')).toBeVisible();
  await scrollPage(page, 0);
  await expect(page.locator('.nav-mark')).toBeHidden();
});

test('[HDR-11] [LAY-5] the phone’s bar leaves with the page and comes back at its threshold; nothing else moves @narrow', async ({
  page,
}) => {
  await page.goto('/articles');
  const bar = page.locator('.masthead');
  const title = page.locator('h1');
  const place = async () =>
    ((await title.boundingBox())?.y ?? 0) + (await page.evaluate(() => scrollY));
  const before = await place();
  await scrollPage(page, layout.headerFixedNarrow - 1);
  await expect(bar).not.toHaveCSS('position', 'fixed');
  await scrollPage(page, layout.headerFixedNarrow);
  await expect(bar).toHaveCSS('position', 'fixed');
  await expect(async () => {
    expect((await bar.boundingBox())?.y).toBeCloseTo(0, 0);
  }).toPass();
  expect(await place()).toBeCloseTo(before, 0);
});

test('[HDR-4] [HDR-6] the phone’s menu opens without script and holds the whole navigation @narrow', async ({
  plainPage: page,
  copy,
  edition,
}) => {
  await page.goto('/articles');
  await page.locator('.phone-menu > summary').click();
  const menu = page.locator('.phone-menu .phone-sheet');
  for (const [name] of navigation) {
    await expect(menu.locator('.menu-list').getByText(copy.navigation[name]).first()).toBeVisible();
  }
  await expect(menu.locator('[href="/appdownload"]')).toHaveCount(edition === 'cn' ? 1 : 0);
  await menu.getByText(copy.frame.allIndustries).click();
  await menu.locator('.menu-group').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/i\/\w+$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the phone’s open menu, ${colorScheme} @narrow`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/articles');
    await page.locator('.phone-menu > summary').click();
    const closed = page.locator('.menu-group:not([open]) > summary');
    for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
    expect(await findViolations(page)).toEqual([]);
    const sheet = page.locator('.phone-menu .phone-sheet');
    expect(await sheet.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });
}

test('[HDR-4] Escape closes the phone’s menu and stays at its button @narrow', async ({ page }) => {
  await page.goto('/articles');
  const button = page.locator('.phone-menu > summary');
  await button.click();
  await expect(page.locator('.phone-sheet').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.phone-menu')).not.toHaveAttribute('open');
  await expect(button).toBeFocused();
});

test('[HDR-3] a member’s name comes after the page, once, and stays while reading on @wide', async ({
  page,
  copy,
}) => {
  let asked = 0;
  await page.route('**/api/userinfo', (route) => {
    asked += 1;
    const profile = {
      id: 7,
      truename: '陈立群',
      country_id: 256,
      province_id: null,
      city_id: null,
    };
    return route.fulfill({ json: { code: 1, msg: '', data: { profile } } });
  });
  const response = await page.goto('/articles');
  expect(await response?.text()).not.toContain('陈立群');
  const place = page.locator('.top-bar [data-member]');
  await expect(place).toContainText('陈立群');
  await expect(place.getByRole('button', { name: copy.frame.logout })).toBeVisible();
  await expect(place.getByText(copy.navigation.login)).toBeHidden();
  await page.locator('.nav-item > a').first().hover();
  await page.locator('.nav-drop a').first().click();
  await expect(page).toHaveURL(/\/articles\/editorpick$/);
  await expect(place).toContainText('陈立群');
  expect(asked).toBe(1);
});

test('[HDR-3] who is no member is offered to become one @wide', async ({ page, copy }) => {
  const answered = page.waitForResponse('**/api/userinfo');
  await page.goto('/articles');
  expect(await (await answered).json()).toMatchObject({ data: { profile: null } });
  const place = page.locator('.top-bar [data-member]');
  await expect(place.getByText(copy.navigation.login)).toBeVisible();
  await expect(place.getByRole('button', { name: copy.frame.logout })).toBeHidden();
});
