import { calendarFilePath, showFilePath, showListPath, showPath } from '@ironbridge/domain';
import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { nextShowPath } from '../support/newest.ts';
import { expect, test } from '../support/test.ts';

test('[RTE-18] [EDN-6] the calendar counts twelve months, shows each with its shows, and leads to one', async ({
  plainPage: page,
  api,
  copy,
}) => {
  const { months, total } = await api.get('showCalendar', { rows: 6 });
  const filled = months.filter(({ count }) => count > 0);
  const [first] = filled.flatMap(({ shows }) => shows);
  if (!first) throw new Error('The demo has no show to come');
  await page.goto('/tradeshow');
  await expect(page.locator('.page-head')).toContainText(copy.shows.calendarAbout(total));
  await expect(page.locator('.month-bars b')).toHaveText(months.map(({ count }) => String(count)));
  await expect(page.locator('.calendar-month h3')).toHaveText(
    filled.flatMap(({ shows }) => shows.map(({ name }) => name)),
  );
  await page.locator('.filter-bar [name="country"]').selectOption(first.country);
  await page.locator('.filter-bar button').click();
  const { total: there } = await api.get('showCalendar', { country: first.country });
  await expect(page.locator('.list-bar')).toContainText(copy.shows.count(there));
  await page.goto('/tradeshow?page=7');
  await expect(page).toHaveURL(/\/tradeshow$/);
  await page.locator('.calendar-month h3 a').first().click();
  await expect(page).toHaveURL(showPath(first.id));
  await expect(page.locator('h1')).toHaveText(first.name);
});

test('[RTE-18] the directory is narrowed by industry, tag, month, country and word', async ({
  plainPage: page,
  api,
  copy,
  edition,
}) => {
  const { list, total } = await api.get('showList', {});
  const [card] = list;
  const industry = card?.industrys[0];
  if (!card || !industry) throw new Error('The demo files no show under an industry');
  await page.goto('/tradeshow/directories');
  await expect(page.locator('.list-bar')).toContainText(copy.shows.count(total));
  const month = card.from.slice(0, 7);
  const query = { sid: String(industry.id), month, country: card.country };
  const found = await api.get('showList', query);
  await page.goto(showListPath({ sid: [industry.id], extra: { month, country: card.country } }));
  await expect(page.locator('.list-bar')).toContainText(copy.shows.count(found.total));
  await expect(page.locator('.calendar-month h3')).toHaveText(found.list.map(({ name }) => name));
  const wordless = showListPath({ tid: 999_999, keyword: 'qqqq' });
  await page.goto(wordless);
  await expect(page.locator('.list-empty h2')).toHaveText(copy.shows.empty);
  for (const [path, status] of [
    [showPath(999_999_999), 404],
    [showFilePath(999_999_999), 404],
    ['/tradeshow/info/show', 404],
    ['/tradeshow/directories?page=9999', 302],
  ] as const) {
    expect([path, (await ask(hostOf(edition), path)).status]).toEqual([path, status]);
  }
});

test('[RTE-18] [VIE-2] a show tells when, where and who, and goes into a calendar by its own days', async ({
  page,
  api,
  copy,
  edition,
}) => {
  const { list } = await api.get('showList', { upcoming: 1 });
  const shows = await Promise.all(list.map(({ id }) => api.get('showInfo', { id })));
  const show = shows.find(({ exhibitors }) => exhibitors.length > 0);
  if (!show) throw new Error('The demo has no show with exhibitors');
  await page.goto(showPath(show.id));
  const facts = page.locator('.title-block');
  await expect(facts).toContainText(show.from.replaceAll('-', '.'));
  await expect(facts).toContainText(show.venue);
  const rows = page.locator('.exhibitors tbody tr');
  await expect(rows).toHaveCount(show.exhibitors.length);
  for (const { supplier, booth } of show.exhibitors) {
    await expect(rows.filter({ hasText: supplier.name })).toContainText(booth);
  }
  const waiting = page.waitForEvent('download');
  await page.locator('.show-acts').getByText(copy.shows.add).click();
  expect((await waiting).suggestedFilename()).toBe(`show-${show.id}.ics`);
  const { body, headers } = await ask(hostOf(edition), showFilePath(show.id));
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(body).toContain(`\r\nDTSTART;VALUE=DATE:${show.from.replaceAll('-', '')}\r\n`);
  const all = await ask(hostOf(edition), calendarFilePath());
  expect(all.body.match(/BEGIN:VEVENT/g)).toHaveLength(list.length);
  if (show.website) {
    await page.locator('.show-acts').getByText(copy.shows.website).click();
    await expect(page).toHaveURL(/\/redirect\?url=/);
  }
});

test('[RTE-18] on a phone every booth of a hall is in sight @narrow', async ({ page, api }) => {
  await page.goto(await nextShowPath(api));
  const sketch = page.locator('.hall-sketch > div').first();
  await sketch.scrollIntoViewIfNeeded();
  for (const booth of await sketch.locator('b').all()) {
    await expect(booth).toBeInViewport({ ratio: 1 });
  }
});
