import { layout, listingListPath, loginPath, timings } from '@ironbridge/domain';
import { longArticlePath } from '../support/long-article.ts';
import { expect, test } from '../support/test.ts';

test('[FLT-2] the bar stays where it is from 80% of the window on, without script', async ({
  plainPage: page,
  viewport,
}) => {
  await page.goto('/');
  const bar = page.locator('.float-bar');
  const height = viewport?.height ?? 0;
  const topAt = async (share: number) => {
    await page.mouse.wheel(0, -100_000);
    await page.mouse.wheel(0, Math.round(height * share));
    await expect
      .poll(async () => -((await page.locator('body').boundingBox())?.y ?? 0))
      .toBe(Math.round(height * share));
    return Math.round((await bar.boundingBox())?.y ?? 0);
  };
  const before = await topAt(layout.floatingBarShare - 0.1);
  const fixed = await topAt(layout.floatingBarShare);
  expect(before - fixed).toBe(Math.round(height * 0.1));
  expect(await topAt(layout.floatingBarShare + 0.1)).toBe(fixed);
});

test('[FLT-1] what is at hand: hall, login, codes, e-mail, telephones, the way up', async ({
  page,
  api,
  copy,
  viewport,
}) => {
  const { settings } = await api.get('baseinfo', {});
  const words = copy.float;
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
  const bar = page.getByRole('complementary', { name: words.label });
  const isOpen = (viewport?.width ?? 0) >= 1424;
  if (!isOpen) {
    await expect(bar.getByText(words.hall)).toBeHidden();
    await bar.getByText(words.tools, { exact: true }).click();
  }
  await expect(bar.getByRole('link', { name: words.hall })).toHaveAttribute(
    'href',
    listingListPath(),
  );
  await expect(bar.getByRole('link', { name: words.login })).toHaveAttribute('href', loginPath());
  for (const [name, title] of [
    [words.account, words.accountTitle],
    [words.secretary, words.secretaryTitle],
  ] as const) {
    const button = bar.getByRole('button', { name, exact: true });
    if (isOpen) {
      await expect(bar.getByText(title)).toBeHidden();
      await button.hover();
      await expect(bar.getByText(title)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(bar.getByText(title)).toBeHidden();
      await page.mouse.move(0, 0);
      await button.focus();
    }
    await expect(bar.getByText(title)).toBeVisible();
    const code = bar.locator('.float-entry', { has: page.getByText(title) }).locator('img');
    await expect
      .poll(() => code.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBe(layout.qrImage);
    expect((await code.boundingBox())?.width).toBe(184);
  }
  await expect(bar.getByRole('link', { name: words.email })).toHaveAttribute(
    'href',
    `mailto:${settings.email}`,
  );
  if (isOpen) await bar.getByRole('button', { name: words.phone }).click();
  for (const phone of settings.phones) {
    await expect(bar.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+?\d+$/);
  }
  await bar.getByRole('link', { name: words.top }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(new URL(page.url()).hash).toBe('');
});

test('[FLT-3] [EDN-5] the app is tried first, then its download page, with the article', async ({
  page,
  api,
  copy,
  edition,
  wide,
}) => {
  const path = await longArticlePath(api, edition);
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await page.clock.pauseAt(60_000);
  const bar = page.getByRole('complementary', { name: copy.app.bar });
  if (edition !== 'cn' || wide) {
    await expect(bar).toBeHidden();
    return;
  }
  const id = path.slice('/article/'.length);
  const link = bar.getByRole('link', { name: copy.app.open });
  await expect(link).toHaveAttribute('href', `/appdownload?id=${id}`);

  const tried: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => tried.push(url));

  // There is no app.
  await link.click();
  await expect.poll(() => tried).toEqual([`ironbridge://article/${id}`]);
  await page.clock.runFor(timings.appOpenFallback - 1);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.clock.runFor(1);
  await expect(page).toHaveURL(new RegExp(`/appdownload\\?id=${id}$`));

  // The app opens: the page is hidden, and is still there for who comes back.
  await page.goto(path);
  await link.click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(timings.appOpenFallback * 3);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('[FLT-3] who closes the bar is left alone for the session @narrow @cn', async ({
  page,
  copy,
}) => {
  await page.goto('/');
  const bar = page.getByRole('complementary', { name: copy.app.bar });
  await expect(bar.getByRole('link', { name: copy.app.open })).toHaveAttribute(
    'href',
    '/appdownload',
  );
  await bar.getByRole('button', { name: copy.app.close }).click();
  await expect(bar).toBeHidden();
  await page.goto('/articles');
  await expect(page.locator('html')).toHaveClass(/app-bar-closed/);
  await expect(bar).toBeHidden();
});
