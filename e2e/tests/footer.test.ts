import { copyrightYear, qrUses } from '@ironbridge/domain';
import { expect, test } from '../support/test.ts';

test('[FTR-1] [FTR-2] [FTR-3] [FTR-5] [EXT-1] the footer leads on, follows and signs', async ({
  page,
  api,
  copy,
  edition,
}) => {
  const { industrys, settings } = await api.get('baseinfo', {});
  await page.goto('/articles');
  const footer = page.locator('.site-footer');

  await expect(footer.locator('.footer-industries a')).toHaveText(industrys.map((it) => it.name));

  const { media, meetings, webinars, policy, contact, careers, sitemap } = copy.navigation;
  const links = footer.locator('.footer-links li');
  for (const name of [media, meetings, webinars, policy, contact, careers, sitemap]) {
    await expect(links.filter({ hasText: name }).first()).toBeVisible();
  }
  const outside = footer.getByRole('link', { name: webinars });
  await expect(outside).toHaveAttribute('href', settings.external.webinars);
  await expect(outside).toContainText(copy.frame.external);
  await expect(footer.getByRole('link', { name: meetings })).toHaveAttribute(
    'href',
    settings.external.events,
  );
  for (const phone of settings.phones) await expect(footer).toContainText(phone);

  const offered = qrUses.filter((use) => settings.qr[use] && (use !== 'app' || edition === 'cn'));
  const codes = footer.locator('.footer-codes img');
  await expect(codes).toHaveCount(offered.length);
  await codes.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => codes.first().evaluate((code: HTMLImageElement) => code.naturalWidth))
    .toBe(450);

  expect(settings.copyright_year).toBe(copyrightYear);
  await expect(footer).toContainText(`© ${copyrightYear}`);
  await footer.getByRole('link', { name: sitemap }).click();
  await expect(page).toHaveURL(/\/sitemaps$/);
});

test('[FTR-4] [EDN-5] neighbours and filing numbers stand in the Chinese footer alone', async ({
  page,
  api,
  edition,
}) => {
  const { settings } = await api.get('baseinfo', {});
  await page.goto('/');
  const neighbours = page.locator('.footer-neighbours a');
  if (edition !== 'cn') {
    await expect(neighbours).toHaveCount(0);
    await expect(page.locator('.footer-legal a')).toHaveCount(0);
    return;
  }
  const { list } = await api.get('blogrolls', {});
  expect(list.length).toBeGreaterThan(0);
  await expect(neighbours).toHaveText(list.map(({ title }) => title));
  for (const [index, { url, url_rel }] of list.entries()) {
    expect(url).toMatch(/^https?:\/\//);
    await expect(neighbours.nth(index)).toHaveAttribute('href', url);
    if (url_rel) await expect(neighbours.nth(index)).toHaveAttribute('rel', url_rel);
    else await expect(neighbours.nth(index)).not.toHaveAttribute('rel');
  }
  expect(list.some(({ url }) => url.startsWith('http://'))).toBe(true);
  await expect(page.getByRole('link', { name: settings.icp_number })).toHaveAttribute(
    'href',
    'https://beian.miit.gov.cn/',
  );
});
