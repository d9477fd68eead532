import type { CallData } from '@ironbridge/contract';
import type { Page } from '@playwright/test';
import { findShifts, watchShifts } from '../support/layout-shifts.ts';
import { expect, test } from '../support/test.ts';

/** The bands that have something to show, in the order of the page. */
function bandsOf(home: CallData<'home'>): string[] {
  const filled = {
    latest: home.latest.length,
    'by-industry': home.industrys.length,
    showroom: home.products.length + home.suppliers.length,
    hall: home.listings.length,
    films: home.videos.length,
    magazines: home.issues.length,
    papers: home.papers.length,
    calendar: home.calendar.length,
    popular: Math.max(0, home.popular.length - 4),
    overseas: home.overseas.length,
  };
  return Object.entries(filled).flatMap(([id, count]) => (count ? [id] : []));
}

async function shownBands(page: Page): Promise<string[]> {
  const ids = await page
    .locator('main section > .section-head h2, main .wrap > .section-head h2')
    .evaluateAll((heads) => heads.map(({ id }) => id));
  return ids.filter((id) => id !== 'picks');
}

test('[RTE-1] the front page leads, then goes band by band, each with its way on, and nothing moves', async ({
  page,
  api,
  copy,
  wide,
}) => {
  await watchShifts(page);
  const home = await api.get('home', {});
  await page.goto('/');
  expect(await shownBands(page)).toEqual(bandsOf(home));
  await expect(page.locator('h1')).toContainText(home.lead?.title.slice(0, 4) ?? '');
  await expect(page.locator('.second-story')).toHaveCount(home.seconds.length);

  const ways = await page
    .locator('main .section-head')
    .evaluateAll((heads) =>
      heads.flatMap((head) =>
        head.querySelector('#popular')
          ? []
          : head.querySelectorAll('a[href], [data-developing]').length,
      ),
    );
  expect(new Set(ways)).toEqual(new Set([1]));
  const counted = home.industrys.find(({ count }) => count > 0);
  await expect(page.locator('.front-industries')).toContainText(String(counted?.count));

  for (const banner of await page.locator('main [data-banner]').filter({ visible: true }).all()) {
    await expect(banner.getByText(copy.banner.label, { exact: true }).first()).toBeVisible();
    expect((await banner.boundingBox())?.height).toBeGreaterThan(50);
  }

  // What the eye compares stands on one line, however long the names above it are.
  const rows = page.locator('.product-card').filter({ has: page.locator('dt') });
  const tops = await rows.evaluateAll((cards) =>
    cards.map((card) => Math.round(card.querySelector('dl')?.getBoundingClientRect().top ?? 0)),
  );
  expect(new Set(tops).size).toBe(Math.ceil(tops.length / (wide ? 4 : 2)));

  await expect(page.locator('.listing-ledger tbody tr')).toHaveCount(home.listings.length);
  await expect(page.locator('.show-month li')).toHaveCount(
    home.calendar.flatMap(({ shows }) => shows).length,
  );
  // Part by part, all of it is laid out once the page is at rest.
  await expect(page.locator('.later')).toHaveCount(0);
  await page.locator('#overseas').scrollIntoViewIfNeeded();
  await expect(page.locator('.band').last().locator('img').first()).toBeVisible();
  expect(await findShifts(page)).toEqual([]);

  const leadsTo = (place: string, path: string) =>
    expect(page.locator(place).first()).toHaveAttribute('href', path);
  await leadsTo('.video-card .headline a', `/videos/info/${home.videos[0]?.id}`);
  await leadsTo('.shelf a', `/magazines/info/${home.issues[0]?.id}`);
  await leadsTo('.paper-row .headline a', `/whitepapers/info/${home.papers[0]?.id}`);
  await page.locator('.paper-row .headline a').first().click();
  await expect(page).toHaveURL(new RegExp(`/whitepapers/info/${home.papers[0]?.id}$`));
});

test('[RTE-1] /index is home, complete without script', async ({ plainPage: page, api, copy }) => {
  const home = await api.get('home', {});
  const response = await page.goto('/index');
  expect(response?.status()).toBe(200);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/$/);
  expect(await shownBands(page)).toEqual(bandsOf(home));
  await expect(page.locator('.tally')).toContainText(copy.home.products);
  const pictures = page.locator('main .picture img');
  expect(await pictures.count()).toBeGreaterThan(10);
  await expect(page.locator('.lead-story img')).toHaveAttribute('fetchpriority', 'high');
  await page.locator('.industry-strip a').first().click();
  await expect(page).toHaveURL(/\/i\//);
});
