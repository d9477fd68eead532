import { articlePath, editions, shanghaiDate, twinOf } from '@ironbridge/domain';
import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { openLanguageSwitch } from '../support/language-switch.ts';
import { expect, test } from '../support/test.ts';

test('[EDN-1] the host decides edition, language and copy, whatever the browser prefers', async ({
  browser,
  baseURL,
  edition,
  copy,
}) => {
  const context = await browser.newContext({ locale: editions[twinOf(edition)].locale });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', editions[edition].lang);
  await expect(page.getByRole('heading', { name: copy.home.byIndustry })).toBeVisible();
  await context.close();
});

test('[EDN-1] a host that is neither edition gets no page of one', async () => {
  const { status } = await ask('somewhere.else:8080', '/');
  expect(status).toBe(421);
});

test('[EDN-2] the language switch leads from home to home', async ({ page, wide, otherOrigin }) => {
  await page.goto('/');
  await (await openLanguageSwitch(page, wide)).click();
  await expect(page).toHaveURL(`${otherOrigin}/`);
});

test('[EDN-2] … from a list to the same list', async ({ page, wide, otherOrigin, api }) => {
  const { industrys } = await api.get('baseinfo', {});
  await page.goto(`/articles/latest?sid=${industrys[0]?.id}&keyword=x`);
  await expect(await openLanguageSwitch(page, wide)).toHaveAttribute(
    'href',
    `${otherOrigin}/articles/latest?sid=${industrys[0]?.id}`,
  );
});

test('[EDN-2] … from an article to its live twin, and back', async ({
  page,
  wide,
  otherOrigin,
  api,
  edition,
  baseURL,
}) => {
  const article = await api.getArticle(({ twin, url }) => twin !== null && !url, 'with a twin');
  const other = twinOf(edition);
  const twinPath = articlePath(other, article.twin ?? { id: 0 });
  await page.goto(articlePath(edition, article));
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(2);
  await (await openLanguageSwitch(page, wide)).click();
  await expect(page).toHaveURL(otherOrigin + twinPath);
  await expect(page.locator('html')).toHaveAttribute('lang', editions[other].lang);
  await expect(await openLanguageSwitch(page, wide)).toHaveAttribute(
    'href',
    baseURL + articlePath(edition, article),
  );
});

test('[EDN-2] … from an article without one to the news, from no page at all to home', async ({
  page,
  wide,
  otherOrigin,
  api,
  edition,
}) => {
  const article = await api.getArticle(({ twin, url }) => !twin && !url, 'without a twin');
  await page.goto(articlePath(edition, article));
  await expect(await openLanguageSwitch(page, wide)).toHaveAttribute(
    'href',
    `${otherOrigin}/articles`,
  );
  await page.goto('/no/such/page');
  await expect(await openLanguageSwitch(page, wide)).toHaveAttribute('href', `${otherOrigin}/`);
});

test('[EDN-3] industries are named in the edition’s language, or else in the other', async ({
  page,
  api,
  edition,
}) => {
  const { industrys } = await api.get('baseinfo', {});
  const own = editions[edition].nameField;
  const other = editions[twinOf(edition)].nameField;
  const names = industrys.map((industry) => industry[own] || industry[other]);
  expect(names.length).toBeGreaterThan(0);
  await page.goto('/');
  await expect(page.locator('.footer-industries a')).toHaveText(names);
});

test('[EDN-6] dates are Shanghai’s, year first', async ({ page, api, edition }) => {
  const { list } = await api.get('articleList', { rows: 100 });
  const card = list.findLast(({ url }) => !url);
  if (!card) throw new Error('The demo has no article');
  await page.goto(articlePath(edition, card));
  const time = page.locator('.byline time');
  await expect(time).toHaveText(
    new RegExp(`^${shanghaiDate(card.publish_time)} [0-2]\\d:[0-5]\\d$`),
  );
  expect(await time.getAttribute('datetime')).toMatch(/\+08:00$/);
});

test('pages of an edition never hold the other’s copy', async ({ edition, copy }) => {
  const { body } = await ask(hostOf(edition), '/articles');
  expect(body).toContain(copy.news.allAbout);
});
