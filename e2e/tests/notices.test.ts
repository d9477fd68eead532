import { articlePath, timings } from '@ironbridge/domain';
import { newestPaperPath } from '../support/newest.ts';
import { expect, test } from '../support/test.ts';

test('[FTR-6] [ERR-3] a link without a target says that it is being built, for four seconds, and goes nowhere', async ({
  page,
  api,
  copy,
}) => {
  const path = await newestPaperPath(api);
  await page.goto(path);
  await page.clock.install();
  // Everything in the demo leads somewhere: one link is left without.
  const link = page.locator('main .quiet-link, main .headline a').first();
  await link.evaluate((element) => element.setAttribute('data-developing', ''));
  await link.click();
  const notices = page.getByRole('region', { name: copy.notices.label }).locator('.notice');
  await expect(notices).toHaveText(copy.notices.developing);
  await page.mouse.move(5, 5);
  await link.click();
  await expect(notices).toHaveCount(1);
  expect(new URL(page.url()).pathname).toBe(path);

  await page.clock.pauseAt(Date.now() + 1000 * 3600);
  await link.press('Enter');
  await expect(notices).toHaveCount(1);
  await notices.hover();
  await page.clock.runFor(timings.noticeShown * 2);
  await expect(notices).toHaveCount(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(timings.noticeShown - 1);
  await expect(notices).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(notices).toHaveCount(0);
});

test('[DLG-14] [ERR-3] copying the link of an article says whether it worked; a failure stays', async ({
  page,
  context,
  api,
  edition,
  baseURL,
  copy,
}) => {
  const article = await api.getArticle(({ url }) => !url, 'of its own');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(articlePath(edition, article));
  const button = page.getByRole('button', { name: copy.article.copyLink });
  const notices = page.getByRole('region', { name: copy.notices.label });
  await button.click();
  await expect(notices).toContainText(copy.article.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    baseURL + articlePath(edition, article),
  );

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await button.click();
  const failure = page.getByRole('alert').filter({ hasText: copy.article.copyFailed });
  await page.clock.runFor(timings.noticeShown * 10);
  await expect(failure).toBeVisible();
  await failure.getByRole('button', { name: copy.notices.close }).click();
  await expect(failure).toHaveCount(0);
});
