import { gzipSync } from 'node:zlib';
import { findViolations } from '../support/find-violations.ts';
import { longArticlePath } from '../support/long-article.ts';
import { expect, test } from '../support/test.ts';

const scriptBudget = 110_000;

const screens = {
  home: '/',
  list: '/articles',
  newswire: '/articles/newswire',
  'empty list': '/articles?keyword=qqqqqqqq',
  'sub-site': '/i/plastics',
  'not found': '/no/such/page',
  leaving: `/redirect?url=https%3A%2F%2Fxn--pple-43d.example%2F${'a-long-way/'.repeat(9)}`,
  'refused way out': '/redirect?url=javascript:0',
  'app download': '/appdownload?id=457447',
  chat: '/chat',
  'bare error': '/error1',
  'site map': '/sitemaps',
  'no upload': '/uploads?path=..',
  article: undefined,
} as const;

for (const [name, fixed] of Object.entries(screens)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on the ${name} screen, ${colorScheme}`, async ({
      page,
      api,
      edition,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(fixed ?? (await longArticlePath(api, edition)));
      expect(await findViolations(page)).toEqual([]);
    });
  }

  test(`the ${name} screen fits 320 px`, async ({ page, api, edition }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(fixed ?? (await longArticlePath(api, edition)));
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(widths[0]).toBe(widths[1]);
  });
}

test('an article brings little script, all of it from here', async ({ page, api, edition }) => {
  const scripts = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.set(response.url(), gzipSync(await response.body()).length);
  });
  await page.goto(await longArticlePath(api, edition), { waitUntil: 'networkidle' });
  await page.locator('main a[href^="/article"]').last().hover();
  const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(scriptBudget);
  const origin = new URL(page.url()).origin;
  expect([...scripts.keys()].filter((url) => !url.startsWith(origin))).toEqual([]);
});

test('a picture that does not load leaves its place to a drawing', async ({
  page,
  api,
  edition,
}) => {
  await page.route('**/files/**', (route) => route.abort());
  await page.goto(await longArticlePath(api, edition));
  const box = page.locator('.article-hero .picture');
  const drawing = await box
    .locator('img')
    .evaluate((picture) => getComputedStyle(picture, '::after').backgroundImage);
  expect(drawing).toContain('svg');
  const { width = 0, height = 0 } = (await box.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(16 / 9, 1);
});

test('a line drawing turns with the page in the dark', async ({ page }) => {
  const picture = page.locator('main .picture-drawn img').first();
  await page.goto('/');
  await expect(picture).toHaveCSS('filter', 'none');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(picture).toHaveCSS('filter', /invert/);
});
