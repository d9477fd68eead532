import { digest, editions, industryPath, twinOf } from '@ironbridge/domain';
import type { Page } from '@playwright/test';
import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { findViolations } from '../support/find-violations.ts';
import { expect, test } from '../support/test.ts';
import { whenIdle } from '../support/when-idle.ts';

test.use({ digestIsNew: true });

const popUp = (page: Page) => page.locator('dialog.digest');
const block = (page: Page, name: string) => page.locator(`[data-digest-part="${name}"]`);

test('[DLG-5] [LAY-1] the pop-up opens by itself on home, once a session, and gives the page back', async ({
  page,
}) => {
  await page.goto('/articles');
  await whenIdle(page);
  await expect(popUp(page)).toHaveCount(0);

  await page.locator('.brand').first().click();
  await expect(popUp(page)).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(popUp(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await page.evaluate((mark) => sessionStorage.getItem(mark), digest.mark)).toBe('1');

  await page.reload({ waitUntil: 'load' });
  await whenIdle(page);
  await whenIdle(page);
  await expect(popUp(page)).toBeHidden();
});

test('[DLG-2] [DLG-4] it starts on industry 5, shows what five requests bring when all are there, and changes with the industry', async ({
  page,
  api,
  copy,
  edition,
}) => {
  const sid = String(digest.firstIndustry);
  const { tree } = await api.get('industryTree', {});
  const industries = tree.flatMap(({ industrys }) => industrys);
  const first = industries.find(({ id }) => id === digest.firstIndustry);
  const second = industries.find(({ id, counts }) => id !== first?.id && counts.news > 0);
  if (!first || !second) throw new Error('The demo has no two industries with news');

  const asked: string[] = [];
  const held = Promise.withResolvers<void>();
  await page.route('**/part/digest/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    asked.push(pathname + search);
    if (pathname.endsWith('/papers')) await held.promise;
    await route.continue();
  });
  await page.goto('/');
  await expect(popUp(page)).toBeVisible();
  await expect.poll(() => asked.length).toBe(5);
  expect(asked.map((path) => path.replace(`?sid=${sid}`, '')).sort()).toEqual([
    '/part/digest/industries',
    '/part/digest/magazines',
    '/part/digest/news',
    '/part/digest/papers',
    '/part/digest/videos',
  ]);
  const blocks = page.locator('.digest-blocks');
  await expect(blocks).toHaveAttribute('aria-busy', 'true');
  await expect(block(page, 'news').getByText(copy.digest.refreshing)).toBeVisible();
  held.resolve();
  await expect(blocks).toHaveAttribute('aria-busy', 'false');

  const { rows } = digest;
  const news = await api.get('articleList', { sid, rows: rows.news });
  const films = await api.get('videoList', { sid, rows: rows.videos });
  const issues = await api.get('magList', { sid, rows: rows.magazines });
  const papers = await api.get('paperList', { sid, rows: rows.papers });
  await expect(block(page, 'news').locator('.headline')).toHaveText(
    news.list.map(({ title }) => title),
  );
  await expect(block(page, 'videos').locator('.headline')).toHaveText(
    films.list.map(({ title }) => title),
  );
  await expect(block(page, 'papers').locator('.headline')).toHaveText(
    papers.list.map(({ title }) => title),
  );
  await expect(block(page, 'magazines').locator('.headline')).toHaveText(
    issues.list.map(({ mag }) => mag?.mag_title ?? ''),
  );

  const rail = page.locator('.digest-rail');
  await expect(rail.getByRole('radio')).toHaveCount(industries.length);
  await expect(rail.getByRole('radio', { checked: true })).toHaveValue(sid);
  await expect(rail.getByRole('heading', { name: first.name })).toBeVisible();
  await expect(rail.getByText(first[editions[twinOf(edition)].nameField])).toBeVisible();
  await rail.getByTitle(second.name, { exact: true }).click();
  await expect(rail.getByRole('heading', { name: second.name })).toBeVisible();
  await expect(rail.getByRole('heading', { name: first.name })).toBeHidden();
  const enter = rail.getByRole('link', { name: copy.digest.enter });
  await expect(enter).toHaveAttribute('href', industryPath(second));
  await expect(rail.locator('dd').filter({ visible: true }).first()).toHaveText(
    second.counts.news.toLocaleString('en'),
  );
  const others = await api.get('articleList', { sid: String(second.id), rows: rows.news });
  await expect(block(page, 'news').locator('.headline')).toHaveText(
    others.list.map(({ title }) => title),
  );
  expect(asked).toHaveLength(9);
});

test('[DLG-3] a block turns to its next page, and after the last to the first', async ({
  page,
  api,
  copy,
}) => {
  const { tree } = await api.get('industryTree', {});
  const several = tree
    .flatMap(({ industrys }) => industrys)
    .filter(({ counts }) => counts.news > digest.rows.news)
    .sort((a, b) => a.counts.news - b.counts.news);
  const [industry] = several;
  if (!industry) throw new Error('The demo has no industry with two pages of news');
  await page.goto('/');
  await page.locator('.digest-rail').getByTitle(industry.name, { exact: true }).click();
  await expect(page.locator('.digest-blocks')).toHaveAttribute('aria-busy', 'false');
  const section = block(page, 'news');
  const title = section.locator('.headline').first();
  const firstTitle = (await title.textContent()) ?? '';
  const { total } = await api.get('articleList', { sid: String(industry.id), rows: 1 });
  const button = section.getByRole('button', { name: copy.digest.refreshBlock(copy.digest.news) });
  for (let from = 1; from <= total; from += digest.rows.news) {
    const to = Math.min(from + digest.rows.news - 1, total);
    await expect(section).toContainText(copy.digest.range(from, to, total));
    await button.press('Enter');
  }
  await expect(section).toContainText(copy.digest.range(1, digest.rows.news, total));
  await expect(title).toHaveText(firstTitle);
  await expect(button).toBeFocused();
});

test('[DLG-4] [ERR-3] what cannot be loaded says so and can be tried again, above the pop-up too', async ({
  page,
  copy,
}) => {
  await page.route('**/part/digest/videos*', (route) => route.abort());
  await page.goto('/');
  const retry = popUp(page).getByRole('button', { name: copy.digest.retry });
  await expect(retry).toBeVisible();
  await expect(page.locator('.digest-blocks')).toBeHidden();
  await page.unroute('**/part/digest/videos*');
  await retry.click();
  await expect(page.locator('.digest-blocks')).toHaveAttribute('aria-busy', 'false');
  await expect(retry).toBeHidden();

  await page.route('**/part/digest/**', (route) => route.abort());
  await block(page, 'papers').getByRole('button').first().click();
  const notice = page.getByRole('alert').filter({ hasText: copy.digest.notRefreshed });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: copy.notices.close }).click();
  await expect(notice).toHaveCount(0);
  await expect(popUp(page)).toBeVisible();
});

test('[HDR-13] [EDN-5] the highlights link opens it at any time, where the edition has one @wide', async ({
  page,
  edition,
}) => {
  const { has } = editions[edition];
  await page.goto('/articles');
  const link = page.locator('.top-bar [data-open-digest]');
  await expect(link).toHaveCount(has.highlights ? 1 : 0);
  if (!has.highlights) return;
  for (let time = 0; time < 2; time += 1) {
    await link.click();
    await expect(popUp(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(popUp(page)).toBeHidden();
    await expect(link).toBeFocused();
  }

  // On to another page without loading it anew: it has stayed, and so have its styles.
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const videos = page.locator('.main-nav a[href="/videos"]');
  await videos.click();
  await expect(videos).toHaveAttribute('aria-current', 'true');
  await link.click();
  await expect(popUp(page)).toBeVisible();
  await expect(popUp(page)).not.toHaveCSS('box-shadow', 'none');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('[HDR-13] [ERR-3] where it does not come, the link says so, and tries again @wide @cn', async ({
  page,
  copy,
}) => {
  await page.route('**/part/digest', (route) => route.abort());
  await page.goto('/articles');
  const link = page.locator('.top-bar [data-open-digest]');
  await link.click();
  await expect(page.getByRole('alert').filter({ hasText: copy.digest.failed })).toBeVisible();
  await page.unroute('**/part/digest');
  await link.click();
  await expect(popUp(page)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`[DLG-13] [EDN-5] axe finds nothing in the pop-up, ${colorScheme}; its code is 450 × 450`, async ({
    page,
    copy,
    edition,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(page.locator('.digest-blocks')).toHaveAttribute('aria-busy', 'false');
    expect(await findViolations(page, 'dialog.digest')).toEqual([]);
    const code = page.locator('.digest-contact .qr-code');
    await code.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        code.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
      )
      .toEqual([450, 450]);
    await expect(popUp(page).getByRole('link', { name: copy.digest.app })).toHaveCount(
      editions[edition].has.appDownload ? 1 : 0,
    );
    await page.setViewportSize({ width: 320, height: 640 });
    const widths = await popUp(page).evaluate(({ scrollWidth, clientWidth }) => [
      scrollWidth,
      clientWidth,
    ]);
    expect(widths[0]).toBe(widths[1]);
  });
}

test('its parts are kept like pages, and nobody lists them @wide', async ({ edition, api }) => {
  const { status, headers, body } = await ask(hostOf(edition), '/part/digest/news?x=1&sid=5');
  expect(status).toBe(200);
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+$/);
  expect(body).toMatch(/^<section/);
  const { total } = await api.get('articleList', { sid: '5', rows: 1 });
  const beyond = await ask(hostOf(edition), `/part/digest/news?sid=5&page=${total + 1}`);
  expect(beyond.body).toBe(body);
  expect((await ask(hostOf(edition), '/part/digest/gossip')).status).toBe(404);
});

test('nobody without script meets it @wide', async ({ plainPage: page }) => {
  await page.goto('/');
  await expect(popUp(page)).toBeHidden();
});
