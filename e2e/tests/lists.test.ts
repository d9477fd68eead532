import { articleListTypes } from '@ironbridge/domain';
import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { expect, test } from '../support/test.ts';

test('[RTE-4] a list is filtered by industries, tag and keyword, and says how many', async ({
  page,
  api,
  copy,
  wide,
}) => {
  const { list, total } = await api.get('articleList', { rows: 100 });
  const [industry] = list.flatMap(({ industrys }) => industrys);
  const { industrys } = await api.get('baseinfo', {});
  const first = industrys.find(({ id, childlist }) =>
    list.some((card) =>
      card.industrys.some((one) => one.id === id || childlist.some((sub) => sub.id === one.id)),
    ),
  );
  if (!industry || !first) throw new Error('The demo files no article under an industry');

  await page.goto('/articles');
  await expect(page.locator('.list-bar')).toContainText(copy.news.count(total));
  if (!wide) await page.getByText(copy.list.filters, { exact: true }).click();
  await page.locator('.facets .facet', { hasText: first.name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/articles\\?sid=${first.id}$`));
  const filtered = await api.get('articleList', { sid: String(first.id) });
  await expect(page.locator('.list-bar')).toContainText(copy.news.count(filtered.total));
  await expect(page.locator('.story-row .headline')).toHaveCount(filtered.list.length);
  await expect(page.getByRole('link', { name: copy.news.rss })).toHaveAttribute(
    'href',
    `/feeds/articles.rss?sid=${first.id}`,
  );
  await page.getByRole('link', { name: copy.list.remove(first.name) }).click();
  await expect(page).toHaveURL(/\/articles$/);
});

test('[RTE-4] the filters work without script', async ({ plainPage: page, api }) => {
  const { list } = await api.get('articleList', { rows: 20 });
  const word = list[0]?.title.match(/[\p{L}\p{N}]{2,}/u)?.[0].slice(0, 4) ?? '';
  await page.goto('/articles/newswire');
  await page.locator('.filter-bar select').selectOption({ index: 1 });
  await page.locator('.filter-bar input[type="search"]').fill(word);
  await page.locator('.filter-bar button').click();
  expect(new URL(page.url()).searchParams.get('keyword')).toBe(word);
  expect(new URL(page.url()).searchParams.get('sid')).toMatch(/^\d+$/);
  await expect(page.locator('h1')).toBeVisible();
});

test('[RTE-5] the newswire is read by day, and leads to any other', async ({
  plainPage: page,
  api,
  copy,
  wide,
}) => {
  const { list } = await api.get('articleList', { type: 'newswire', rows: 1 });
  const day = list[0]?.publish_time.slice(0, 10) ?? '';
  const { total } = await api.get('articleList', { type: 'newswire', date: day });
  const openDates = async () => {
    if (!wide) await page.getByText(copy.news.byDate, { exact: true }).first().click();
  };
  await page.goto(`/articles/newswire?date=${day.slice(0, 7)}`);
  await openDates();
  const dates = page.getByRole('navigation', { name: copy.news.byDate });
  await dates.getByRole('link', { name: new RegExp(`^${Number(day.slice(-2))} `) }).click();
  await expect(page).toHaveURL(new RegExp(`/articles/newswire\\?date=${day}$`));
  await expect(page.locator('.list-bar')).toContainText(copy.news.wireCount(total));
  await expect(page.locator('.wire-day h2')).toContainText([copy.news.wireCount(total)]);
  await expect(page.locator('.wire-day time').first()).toHaveAttribute('datetime', new RegExp(day));

  await openDates();
  await page.locator('.day-jump input').fill('2019-03-05');
  await page.locator('.day-jump button').click();
  await expect(page).toHaveURL(/\/articles\/newswire\?date=2019-03-05$/);
  await expect(page.locator('.list-empty h2')).toHaveText(copy.news.emptyDate);
  await page.getByRole('link', { name: copy.list.remove('2019-03-05') }).click();
  await expect(page).toHaveURL(/\/articles\/newswire$/);
});

test('[RTE-5] a line of the newswire has room for the name of every industry @wide', async ({
  page,
  api,
}) => {
  const { industrys } = await api.get('baseinfo', {});
  await page.goto('/articles/newswire');
  const name = page.locator('.wire-day .kicker').first();
  for (const industry of industrys) {
    await name.evaluate((element, text) => element.replaceChildren(text), industry.name);
    expect((await name.boundingBox())?.height, industry.name).toBe(24);
  }
});

test('[RTE-4] pages of a list follow each other without overlap', async ({ page, api, copy }) => {
  const { total } = await api.get('articleList', {});
  await page.goto('/articles');
  const titles = await page.locator('.story-row .headline').allTextContents();
  await page.getByRole('link', { name: copy.list.next, exact: true }).click();
  await expect(page).toHaveURL(/\/articles\?page=2$/);
  await expect(page.locator('.pager [aria-current="page"]')).toHaveText('2');
  const further = await page
    .locator('.story-row .headline a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(further).size).toBe(further.length);
  expect(titles.length + further.length).toBeLessThanOrEqual(total);
});

for (const type of articleListTypes) {
  test(`[RTE-5] /articles/${type} is a list`, async ({ page, copy, api }) => {
    const { total } = await api.get('articleList', { type });
    expect(total).toBeGreaterThan(0);
    const response = await page.goto(`/articles/${type}`);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveText(copy.navigation[type]);
    await expect(page.locator('main .headline a').first()).toBeVisible();
  });
}

test('[RTE-5] a type that is none is not found', async ({ page }) => {
  const response = await page.goto('/articles/gossip');
  expect(response?.status()).toBe(404);
});

test('[RTE-25] a page above the last leads to the last, below the first to the first', async ({
  page,
  api,
  edition,
}) => {
  const { total } = await api.get('articleList', {});
  const last = Math.ceil(total / 20);
  await page.goto('/articles?page=99999');
  await expect(page).toHaveURL(last > 1 ? new RegExp(`\\?page=${last}$`) : /\/articles$/);
  for (const odd of ['0', '-4', 'two', '1.5', '']) {
    await page.goto(`/articles?page=${odd}`);
    await expect(page).toHaveURL(odd === '' ? /\/articles\??(page=)?$/ : /\/articles$/);
  }
  expect((await ask(hostOf(edition), '/articles?page=99999')).status).toBe(302);
});

test('[DLG-10] of three tags or more the two of highest grade are shown, the others on demand', async ({
  page,
  api,
  copy,
  wide,
}) => {
  const { industrys } = await api.get('baseinfo', {});
  let path = '/articles';
  let tags: { id: number; tag_name: string; grade: number; count: number }[] = [];
  for (const { id } of industrys) {
    if (tags.length > 2) break;
    path = `/articles?sid=${id}`;
    const { facets } = await api.get('articleList', { sid: String(id), facets: 1, rows: 1 });
    tags = (facets?.tag ?? []).sort((a, b) => b.grade - a.grade || a.id - b.id);
  }
  expect(tags.length).toBeGreaterThan(2);
  const named = tags.map(({ tag_name, count }) => `${tag_name}${count}`);
  await page.goto(path);
  if (!wide) await page.getByText(copy.list.filters, { exact: true }).click();
  const shown = page.locator('.facet-tags a').filter({ visible: true });
  await expect(shown).toHaveText(named.slice(0, 2));
  await page.getByText(copy.list.moreChoices(tags.length - 2)).click();
  await expect(shown).toHaveText(named);
  const last = tags.at(-1);
  await shown.last().click();
  await expect(page).toHaveURL(new RegExp(`tid=${last?.id}$`));
  await expect(page.locator('.list-bar')).toContainText(copy.news.count(last?.count ?? 0));
});
