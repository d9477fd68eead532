import { articlePath, editions, toPlainText } from '@ironbridge/domain';
import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { longArticlePath } from '../support/long-article.ts';
import { expect, test } from '../support/test.ts';

test('[RTE-6] an article is shown at its id, and on editions with slugs at its slug alone', async ({
  page,
  api,
  edition,
}) => {
  const has = editions[edition].has.slugs;
  const article = await api.getArticle(
    ({ diy_url, url }) => !url && (!has || diy_url !== null),
    'of its own',
  );
  const path = articlePath(edition, article);
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page.locator('h1')).toHaveText(article.title);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${path}$`),
  );
  const byId = await ask(hostOf(edition), `/article/${article.id}`);
  expect(byId.status).toBe(has ? 301 : 200);
  if (has) expect(byId.headers.location).toBe(path);
});

test('[RTE-6] an article with its own url leads there, from lists and from its page', async ({
  api,
  edition,
  page,
}) => {
  const article = await api.getArticle(({ url }) => url !== null, 'with its own url');
  const { status, headers } = await ask(hostOf(edition), `/article/${article.id}`);
  expect(status).toBe(302);
  expect(headers.location).toBe(article.url);
  await page.goto(`/articles?keyword=${encodeURIComponent(article.title)}`);
  await expect(page.locator(`main a[href="${article.url}"]`).first()).toBeVisible();
});

test('an article is whole without script', async ({ plainPage: page, api, edition }) => {
  const article = await api.getArticle(
    ({ body, url }) => !url && body.some(({ type }) => type === 'table'),
    'with a table',
  );
  await page.goto(articlePath(edition, article));
  const shown = ((await page.locator('.body').textContent()) ?? '').replaceAll(/\s/g, '');
  for (const line of toPlainText(article.body).split('\n')) {
    expect(shown).toContain(line.replaceAll(/\s/g, ''));
  }
  await expect(page.locator('.share')).toBeHidden();
});

test('pictures open large above the page, one after the other, and close where they were opened', async ({
  page,
  plainPage,
  api,
  edition,
}) => {
  const article = await api.getArticle(
    ({ body, url }) => !url && body.some(({ type }) => type === 'gallery'),
    'with a gallery',
  );
  const path = articlePath(edition, article);
  await page.goto(path);
  const links = page.locator('.body a[data-zoom]');
  const dialog = page.locator('dialog.zoom');
  await links.first().click();
  await expect(dialog).toBeVisible();
  const shown = dialog.locator('img');
  const first = await shown.getAttribute('src');
  await page.keyboard.press('ArrowRight');
  await expect(shown).not.toHaveAttribute('src', first ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(shown).toHaveAttribute('src', first ?? '');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(links.first()).toBeFocused();
  await plainPage.goto(path);
  const plain = plainPage.locator('.body a[data-zoom]').first();
  await expect(plain).toHaveAttribute('href', /^\/files\/.+\.webp$/);
});

test('an article leads on: to its neighbours in time and to what has most in common with it', async ({
  page,
  api,
  edition,
}) => {
  const [, { id } = { id: 0 }] = (await api.get('articleList', { type: 'editorpick' })).list;
  const { earlier, next } = await api.get('articleNeighbours', { id });
  const { articles } = await api.get('related', { kind: 'article', id, rows: 8 });
  const [related] = articles.filter(({ image }) => image);
  if (!earlier || !next || !related) throw new Error('The demo has no article among others');
  await page.goto(articlePath(edition, await api.get('articleInfo', { id })));
  for (const [rel, neighbour] of [
    ['prev', earlier],
    ['next', next],
  ] as const) {
    const link = page.locator(`.earlier-next a[rel="${rel}"]`);
    await expect(link).toContainText(neighbour.title);
    await expect(link).toHaveAttribute('href', articlePath(edition, neighbour));
  }
  await expect(page.locator('.story-cards h3').first()).toHaveText(related.title);
});

test('[RTE-6] what a table is about is read without scrolling it @narrow', async ({
  page,
  api,
  edition,
}) => {
  await page.goto(await longArticlePath(api, edition));
  const captions = page.locator('.table-box caption');
  await expect(captions).not.toHaveCount(0);
  const ends = await captions.evaluateAll((all) =>
    all.map((caption) => {
      const words = document.createRange();
      words.selectNodeContents(caption);
      return words.getBoundingClientRect().right;
    }),
  );
  expect(Math.max(...ends)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});
