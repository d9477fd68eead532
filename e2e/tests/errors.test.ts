import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { startEdgeOfNonsense } from '../support/edge-of-nonsense.ts';
import { expect, test } from '../support/test.ts';
import { startWebWithoutEdge } from '../support/web-without-edge.ts';

test('[RTE-23] an unknown path is a 404 that says so in the edition’s language', async ({
  page,
  copy,
}) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText(copy.errors.notFoundText)).toBeVisible();
  await expect(page.locator('main')).toContainText('/no/such/page');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const main = page.getByRole('main');
  await expect(main.locator('.ways-onward a[href="/sitemaps"]')).toBeVisible();
  await expect(main.getByRole('heading', { name: copy.frame.industries })).toBeVisible();
  await main.locator('.error-actions').getByRole('link', { name: copy.errors.home }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('[RTE-26] the old site’s internal paths are no screens @wide', async ({ edition }) => {
  for (const path of ['/components/header', '/showroom/components/list', '/components/']) {
    expect((await ask(hostOf(edition), path)).status).toBe(404);
  }
});

test('[RTE-23] so is an article that does not exist', async ({ page, copy, edition }) => {
  for (const path of ['/article/2147483000', '/article/no-such-article', '/article/0']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText(copy.errors.notFoundHeadline);
  }
  const { headers } = await ask(hostOf(edition), '/article/2147483000');
  expect(headers['cache-control']).toContain('s-maxage=10');
});

test('[ERR-4] a fault is a whole page in the edition’s language, kept by nobody @wide', async ({
  page,
  edition,
  copy,
}) => {
  const web = await startWebWithoutEdge(edition);
  try {
    const response = await page.goto(`${web.origin}/articles`);
    expect(response?.status()).toBe(500);
    expect(response?.headers()['cache-control']).toContain('no-store');
    await expect(page.locator('h1')).toHaveText(copy.errors.faultHeadline);
    await expect(page.locator('.error-details')).toContainText('500');
    const text = await page.locator('html').innerHTML();
    expect(text).not.toMatch(/ECONNREFUSED|node_modules|\bat .+:\d+:\d+/);
    // Whether a path is an old address cannot be known now: not to be found would be a lie.
    expect((await page.goto(`${web.origin}/never/was`))?.status()).toBe(500);
    await expect(page.locator('h1')).toHaveText(copy.errors.faultHeadline);
  } finally {
    await web.stop();
  }
});

test('[ERR-2] an error page that fails itself still says so, with a way home @wide', async ({
  page,
  edition,
  copy,
}) => {
  const edge = await startEdgeOfNonsense();
  const web = await startWebWithoutEdge(edition, edge.url);
  try {
    const response = await page.goto(`${web.origin}/articles`);
    expect(response?.status()).toBe(500);
    await expect(page.locator('h1')).toHaveText(copy.errors.lastResort);
    const details = page.locator('dl');
    await expect(details).toContainText(copy.errors.unavailable);
    await expect(details).toContainText('500');
    await expect(details.locator('dd').last()).toHaveText(/^\S+$/);
    await expect(page.locator('pre')).toHaveCount(0);
    await expect(page.getByRole('link', { name: copy.errors.lastResortHome })).toHaveAttribute(
      'href',
      '/',
    );
    // It lives on, for all the nonsense.
    expect((await page.goto(`${web.origin}/`))?.status()).toBe(500);
  } finally {
    await web.stop();
    await edge.stop();
  }
});
