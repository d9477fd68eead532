import { filePath, listsOfDetails } from '@ironbridge/domain';
import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { expect, test } from '../support/test.ts';

test('[RTE-3] [EDN-5] the download page stands over the footer alone and keeps the article', async ({
  page,
  copy,
  edition,
}) => {
  await page.goto('/appdownload?id=457447');
  await expect(page.locator('h1')).toHaveText(copy.app.headline);
  await expect(page.locator('header.site-header, .float-rail, .open-app')).toHaveCount(0);
  await expect(page.locator('.site-footer')).toBeVisible();
  await expect(page.getByRole('link', { name: copy.app.openNow })).toHaveAttribute(
    'href',
    'ironbridge://article/457447',
  );
  await expect(page.getByRole('link', { name: copy.app.article })).toHaveAttribute(
    'href',
    '/article/457447',
  );
  await page.goto('/appdownload?id=1%22onclick');
  await expect(page.getByRole('link', { name: copy.app.openNow })).toHaveAttribute(
    'href',
    'ironbridge://',
  );
  await page.goto('/');
  const links = page.getByRole('banner').locator('a[href="/appdownload"]');
  if (edition === 'cn') await expect(links).not.toHaveCount(0);
  else await expect(links).toHaveCount(0);
});

test('[RTE-7] /chat names every way to reach us', async ({ page, api, copy }) => {
  const { settings } = await api.get('baseinfo', {});
  await page.goto('/chat');
  const main = page.getByRole('main');
  await expect(main.locator('h1')).toHaveText(copy.utility.contactTitle);
  await expect(main.getByRole('img')).toHaveCount(2);
  for (const phone of settings.phones) {
    await expect(main.getByRole('link', { name: phone })).toBeVisible();
  }
  await expect(main.getByRole('link', { name: settings.email })).toBeVisible();
});

test('[RTE-7] /error stands in the frame, /error1 alone; both lead on', async ({ page, copy }) => {
  for (const [path, framed] of [
    ['/error', true],
    ['/error1', false],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.headers()['cache-control']).toContain('no-store');
    await expect(page.locator('h1')).toHaveText(copy.errors.faultHeadline);
    await expect(page.locator('.error-details')).toContainText(copy.errors.unavailable);
    await expect(page.locator('.error-details')).toContainText('500');
    await expect(page.locator('.site-header, .site-footer')).toHaveCount(framed ? 2 : 0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('main').getByRole('link', { name: copy.errors.tellUs }).click();
    await expect(page).toHaveURL(/\/chat$/);
  }
});

test('[RTE-17] the site map names every industry, section and what came last', async ({
  page,
  api,
  copy,
}) => {
  const { tree } = await api.get('industryTree', {});
  const { list } = await api.get('articleList', { type: 'latest', rows: 5 });
  const response = await page.goto('/sitemaps');
  expect(response?.status()).toBe(200);
  const main = page.getByRole('main');
  const industries = tree.flatMap(({ industrys }) => industrys);
  const names = industries.flatMap(({ name, childlist }) => [
    name,
    ...childlist.map((c) => c.name),
  ]);
  await expect(main.locator('.sitemap-group :is(h4, li) a')).toHaveText(names);
  for (const { title } of list)
    await expect(main.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
  for (const name of [copy.navigation.showroom, copy.navigation.whitepapers]) {
    await expect(main.getByText(name, { exact: true })).toBeVisible();
  }
});

test('[RTE-27] details without their id go to their list @wide', async ({ edition }) => {
  for (const [detail, list] of Object.entries(listsOfDetails)) {
    const { status, headers } = await ask(hostOf(edition), `${detail}?sid=5`);
    expect([detail, status, headers.location]).toEqual([detail, 301, `${list}?sid=5`]);
  }
});

test('[RTE-19] /uploads opens an uploaded file by its path @wide', async ({
  page,
  api,
  edition,
}) => {
  const { settings } = await api.get('baseinfo', {});
  const file = settings.qr.wechat?.sources.at(-1)?.src ?? '';
  const key = decodeURIComponent(file.slice('/files/'.length));
  const { status, headers } = await ask(
    hostOf(edition),
    `/uploads?path=${encodeURIComponent(key)}`,
  );
  expect([status, headers.location]).toEqual([302, filePath(key)]);
  const response = await page.goto(`/uploads?path=${encodeURIComponent(key)}`);
  expect(response?.headers()['content-type']).toBe('image/webp');
});

const escapes = {
  'the folder above': '..%2Fprivate%2Fa.pdf',
  'folders above, further in': 'a/../../private/a.pdf',
  'doubly encoded': '%252e%252e%252fprivate',
  'a NUL': 'a.png%00.html',
  'an absolute path': '/etc/passwd',
  backslashes: '..%5Cprivate%5Ca.pdf',
  'another site': 'https://evil.example/a.png',
  'no scheme': '//evil.example/a.png',
  'a line end': 'a%0D%0ASet-Cookie:%20a=b',
  'a hidden file': '.env',
  nothing: '',
} as const;

test('[SEC-24] no path escapes the uploads @wide', async ({ page, copy, edition }) => {
  for (const [name, path] of Object.entries(escapes)) {
    const { status, headers } = await ask(hostOf(edition), `/uploads?path=${path}`);
    expect([name, status, headers.location, headers['set-cookie']]).toEqual([
      name,
      400,
      undefined,
      undefined,
    ]);
  }
  await page.goto('/uploads?path=../x');
  await expect(page.locator('h1')).toHaveText(copy.utility.uploadHeadline);
  await expect(page.locator('.site-header, .site-footer')).toHaveCount(0);
});
