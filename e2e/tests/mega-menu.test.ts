import { industryPath } from '@ironbridge/domain';
import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { findViolations } from '../support/find-violations.ts';
import { expect, test } from '../support/test.ts';

test('[HDR-9] all industries, their sub-industries, headlines and banners, by pointer @wide', async ({
  page,
  api,
  copy,
}) => {
  const { tree } = await api.get('industryTree', {});
  const industries = tree.flatMap(({ industrys }) => industrys).filter(({ show_nav }) => show_nav);
  const withBanner = industries.findIndex(({ seo_path }) => seo_path === 'plastics');
  const other = industries.findIndex((_, index) => index !== withBanner);
  const industry = industries[withBanner];
  if (!industry) throw new Error('The demo has no plastics');

  await page.goto('/articles');
  const button = page.locator('.main-nav .mega-button');
  await button.click();
  const menu = page.locator('.mega');
  await expect(menu).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.cover')).toBeVisible();
  const rows = menu.locator('.mega-rows a');
  await expect(rows).toHaveCount(industries.length);
  expect(await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    industries.map((industry) => industryPath(industry)),
  );

  const panel = menu.locator('.mega-panel');
  await rows.nth(other).hover();
  await expect(panel.locator('.mega-head b')).toHaveText(industries[other]?.name ?? '');
  await rows.nth(withBanner).hover();
  await expect(panel.locator('.mega-head b')).toHaveText(industry.name);
  const children = industry.childlist.filter(({ show_nav }) => show_nav);
  const links = panel.locator('.mega-children a');
  await expect(links).toHaveCount(children.length);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    children.map((child) => industryPath(industry, child)),
  );
  await expect(panel.locator('.mega-headlines a').first()).toBeVisible();
  const banner = panel.locator('.mega-banner a');
  await expect(banner).toContainText(copy.banner.label);
  await expect(banner).toHaveAttribute('href', /^\/redirect\?token=[^&]+&sign=/);
  await page.locator('.cover').click({ position: { x: 700, y: 880 } });
  await expect(menu).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('[HDR-9] the same by the keyboard; Escape returns to the button @wide', async ({ page }) => {
  await page.goto('/articles');
  const button = page.locator('.main-nav .mega-button');
  await button.focus();
  await page.keyboard.press('Enter');
  const rows = page.locator('.mega-rows a');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');
  const name = (await rows.nth(1).textContent())?.replace(/[\d,]+$/, '') ?? '';
  await expect(page.locator('.mega-head b')).toHaveText(name);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.mega-panel a').first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.mega')).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(rows.first()).toBeFocused();
  const path = await rows.first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('.cover')).toHaveCount(0);
});

test('[HDR-9] without script the button is a link to the site map @wide', async ({
  plainPage: page,
  copy,
}) => {
  await page.goto('/articles');
  const link = page.locator('.main-nav').getByRole('link', { name: copy.frame.allIndustries });
  await expect(link).toHaveAttribute('href', '/sitemaps');
  await expect(page.locator('.mega-button').first()).toBeHidden();
});

test('parts of the menu are kept like pages and listed by nobody @wide', async ({ edition }) => {
  const { status, headers, body } = await ask(hostOf(edition), '/part/industries');
  expect(status).toBe(200);
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['cache-control']).toContain('max-age=0');
  expect(body).not.toContain('<html');
  for (const id of ['0', '999', 'x']) {
    expect((await ask(hostOf(edition), `/part/industry/${id}`)).status).toBe(404);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the open menu, ${colorScheme} @wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/articles');
    await page.locator('.main-nav .mega-button').click();
    await expect(page.locator('.mega-rows a').first()).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
  });
}

test('the menu opens where the page is, and leaves it there @wide', async ({ page }) => {
  await page.goto('/articles');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect(page.locator('html')).toHaveClass(/header-fixed/);
  const button = page.locator('.main-nav .mega-button');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.mega-rows a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(400);
});
