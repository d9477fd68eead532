import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { expect, test } from '../support/test.ts';

const leavingPath = (url: string) => `/redirect?url=${encodeURIComponent(url)}`;

test('[RTE-12] a way out names the other site and leaves the step to the reader', async ({
  page,
  copy,
  edition,
}) => {
  const address = 'https://partner.example/path?a=1&b=2#c';
  const response = await page.goto(leavingPath(address));
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('h1')).toContainText(edition === 'cn' ? '铁桥工业网' : 'Ironbridge');
  await expect(page.locator('.leaving-host')).toHaveText('partner.example');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('header, footer')).toHaveCount(0);
  const go = page.getByRole('link', { name: copy.leaving.go('partner.example') });
  await expect(go).toHaveAttribute('href', 'https://partner.example/path?a=1&b=2#c');
  await expect(go).toHaveAttribute('rel', 'noopener noreferrer nofollow');

  let referrer: string | undefined = 'none yet';
  await page.route('https://partner.example/**', async (route) => {
    referrer = route.request().headers()['referer'];
    await route.fulfill({ contentType: 'text/html', body: 'there' });
  });
  await go.click();
  await expect(page).toHaveURL(address);
  expect(referrer).toBeUndefined();
});

test('[RTE-12] who stays is back on a whole page', async ({ page, copy }) => {
  await page.goto(leavingPath('http://partner.example'));
  await expect(page.getByText(copy.leaving.plain)).toBeVisible();
  await page.getByRole('link', { name: copy.leaving.stay }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator('.site-header')).toBeVisible();
  await expect(page.locator('.site-footer')).toBeVisible();
});

test('[RTE-12] a page of ours is opened without a stop', async ({ page, baseURL, otherOrigin }) => {
  for (const origin of [baseURL ?? '', otherOrigin]) {
    await page.goto(leavingPath(`${origin}/articles?page=1`));
    expect(new URL(page.url()).origin).toBe(origin);
    await expect(page.locator('.site-header')).toBeVisible();
  }
});

test('[SEC-22] a look-alike is shown as it is registered', async ({ page, copy }) => {
  await page.goto(leavingPath('https://\u0430pple.com/'));
  await expect(page.locator('.leaving-host')).toHaveText('xn--pple-43d.com');
  await expect(page.getByText(copy.leaving.foreignScript)).toBeVisible();
});

const crooked = {
  'no scheme': '//evil.example',
  backslashes: String.raw`\\evil.example`,
  'a backslash for a slash': String.raw`https:/\evil.example`,
  userinfo: 'https://cn.localhost@evil.example/',
  'hidden userinfo': String.raw`https://cn.localhost\@evil.example/`,
  script: 'javascript:alert(document.domain)',
  'broken script': 'java\nscript:alert(1)',
  data: 'data:text/html,<script>alert(1)</script>',
  'line ends': 'https://evil.example/\r\nSet-Cookie: stolen=1',
  'a path': '/articles',
  nothing: '',
} as const;

for (const [name, url] of Object.entries(crooked)) {
  test(`[SEC-22] ${name} in a way out is refused @wide`, async ({ page, copy, edition }) => {
    const { status, headers, body } = await ask(hostOf(edition), leavingPath(url));
    expect(status).toBe(400);
    expect(headers['location']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).not.toContain('evil.example"');
    await page.goto(leavingPath(url));
    await expect(page.locator('h1')).toHaveText(copy.leaving.refusedHeadline);
    const links = await page
      .locator('a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(new Set(links)).toEqual(new Set(['/']));
  });
}

test('[SEC-22] markup in an address stays text @wide', async ({ page }) => {
  await page.goto(leavingPath('https://evil.example/"><script>window.broken=1</script>'));
  await expect(page.locator('.leaving-host')).toHaveText('evil.example');
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});
