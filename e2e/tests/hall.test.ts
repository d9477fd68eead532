import { listingPath } from '@ironbridge/domain';
import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { openDesk } from '../support/desk.ts';
import { isWiderThanItsWindow } from '../support/is-wider-than-its-window.ts';
import { pauseClock } from '../support/paused-clock.ts';
import { expect, test } from '../support/test.ts';

// One after the other: some put a listing in the hall, others count what is there.
test.describe.configure({ mode: 'default' });

test('[RTE-14] [RTE-16] the hall is filtered without script, side by side, and leads to a listing', async ({
  plainPage: page,
  api,
  copy,
  edition,
  wide,
}) => {
  const { hall } = copy;
  const { list, total, facets } = await api.get('listingList', { facets: 1 });
  // Members may leave the place out.
  const first = list.find(({ place }) => place !== '');
  const industry = facets?.industry[0];
  if (!first || !industry) throw new Error('The demo files no listing under an industry');

  await page.goto('/showroom/platform');
  const tabs = page.locator('.list-tabs a');
  await expect(tabs).toHaveCount(3);
  await expect(tabs.first()).toContainText(total.toLocaleString('en'));
  await expect(page.locator('.listing-ledger [data-listing] .headline')).toHaveText(
    list.map(({ title }) => title),
  );
  await expect(page.locator('.listing-day').first()).toContainText(
    hall.count(facets.day[0]?.count ?? 0),
  );

  if (!wide) await page.getByText(hall.moreFilters).click();
  await page.locator('select[name="place"]').selectOption(first.place);
  await page.locator('select[name="sort"]').selectOption('expiring');
  await page.locator('.filter-bar button').click();
  await tabs.filter({ hasText: hall.kinds[first.kind] }).click();
  const query = { place: first.place, kind: first.kind, sort: 'expiring' } as const;
  const narrowed = await api.get('listingList', query);
  expect(new URL(page.url()).pathname).toBe(`/showroom/${first.kind}`);
  await expect(page.locator('.list-bar')).toContainText(hall.count(narrowed.total));
  await expect(page.locator('[data-listing] .headline')).toHaveText(
    narrowed.list.map(({ title }) => title),
  );

  await page.locator('[data-listing] a').first().click();
  const [shown] = narrowed.list;
  await expect(page.locator('h1')).toHaveText(shown?.title ?? '');
  await expect(page.locator('.title-block')).toContainText(shown?.place ?? '-');
  await expect(page.locator('.ask-panel .button')).toHaveAttribute(
    'href',
    /^\/account\/enquire\?kind=/,
  );

  const other = shown?.kind === 'demand' ? 'supply' : 'demand';
  for (const [path, status] of [
    [listingPath({ kind: other, id: shown?.id ?? 0 }), 301],
    ['/showroom/demand/999999999', 404],
    ['/showroom/supply/none', 404],
    [`/showroom/platform?sid=${industry.id}&page=9999`, 302],
  ] as const) {
    expect([path, (await ask(hostOf(edition), path)).status]).toEqual([path, status]);
  }
  const { facets: tagged } = await api.get('productList', { facets: 1, rows: 1 });
  const [tag] = tagged?.tag ?? [];
  if (!tag) throw new Error('The demo has no tag');
  const spoken = await api.get('listingList', { tid: tag.id });
  await page.goto(`/showroom/platform?tid=${tag.id}`);
  await expect(page.locator('.list-bar')).toContainText(hall.count(spoken.total));
  await expect(page.locator('.list-bar .pill')).toHaveText(tag.tag_name);

  await page.goto('/showroom/demand/999999999');
  await expect(page.locator('h1')).toHaveText(hall.goneTitle.demand);
  await expect(page.locator('[data-listing]').first()).toBeVisible();
});

test('[RTE-1] [RTE-16] the front page shows what is newest in the hall', async ({
  plainPage: page,
  api,
}) => {
  const { listings } = await api.get('home', {});
  await page.goto('/');
  await expect(page.locator('.listing-ledger .headline')).toHaveText(
    listings.map(({ title }) => title),
  );
});

test('[VIE-5] a new listing waits over the list until the reader wants it, and moves nothing @wide', async ({
  page,
  api,
  copy,
}) => {
  const { hall } = copy;
  const desk = await openDesk();
  await pauseClock(page);
  await page.goto('/showroom/platform');
  const rows = page.locator('.listing-ledger [data-listing]');
  const before = await rows.count();
  const top = (await rows.first().boundingBox())?.y;
  const title = `${hall.kinds.demand} ${Date.now()}`;
  const id = await desk.make('listings', {
    kind: 'demand',
    title_cn: title,
    title_en: title,
    live_cn: true,
    live_en: true,
    state: 'live',
  });
  try {
    await expect.poll(async () => (await api.get('listingList', { rows: 1 })).list[0]?.id).toBe(id);
    const waiting = page.locator('.news-waiting');
    await expect(async () => {
      await page.clock.runFor(600_000);
      await expect(waiting).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(waiting).toContainText(hall.news);
    await expect(rows).toHaveCount(before);
    expect((await rows.first().boundingBox())?.y).toBe(top);
    await waiting.getByRole('button', { name: hall.show }).click();
    const arrived = page.locator('.listing-fresh', { hasText: title });
    await expect(arrived).toBeVisible();
    await expect(arrived.getByRole('link')).toBeFocused();
    await expect(waiting).toHaveCount(0);
  } finally {
    await desk.remove(id, 'listings');
  }
});

test('[RTE-14] [RTE-16] the longest words that a listing may have fit a small phone @narrow', async ({
  page,
  api,
  edition,
}) => {
  const desk = await openDesk();
  const id = await desk.make('listings', {
    kind: 'demand',
    original: edition,
    state: 'live',
    quantity: 123_456_789.25,
    price: 123_456_789.25,
    [`title_${edition}`]: 'W'.repeat(100),
    [`detail_${edition}`]: 'W'.repeat(300),
    [`unit_${edition}`]: 'W'.repeat(20),
    [`place_${edition}`]: 'W'.repeat(60),
    [`live_${edition}`]: true,
  });
  try {
    await expect.poll(async () => (await api.get('listingList', { rows: 1 })).list[0]?.id).toBe(id);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/showroom/platform?sort=newest');
    await expect(page.locator(`[data-listing="${id}"]`)).toBeVisible();
    // As it stands over the lines of a busy day in the middle of the week.
    await page
      .locator('.listing-day')
      .first()
      .locator('span')
      .last()
      .evaluate((count) => {
        count.textContent = 'Wednesday 1,234 listings';
      });
    expect(await isWiderThanItsWindow(page)).toBe(false);
    await page.goto(`/showroom/demand/${id}`);
    await expect(page.locator('h1')).toBeVisible();
    expect(await isWiderThanItsWindow(page)).toBe(false);
  } finally {
    await desk.remove(id, 'listings');
  }
});

test('[RTE-14] the entrance leads to every part of the showroom, with how much is in it', async ({
  page,
  api,
  copy,
}) => {
  const { counts, calendar } = await api.get('home', {});
  const { tree } = await api.get('industryTree', {});
  await page.goto('/showroom');
  const parts = page.locator('.showroom-parts a');
  await expect(parts.first()).toContainText(counts.products.toLocaleString('en'));
  for (const path of ['/showroom/products', '/showroom/suppliers', '/showroom/demand']) {
    await expect(parts.and(page.locator(`[href="${path}"]`))).toHaveCount(1);
  }
  const shown = tree.flatMap(({ industrys }) => industrys).filter(({ show_nav }) => show_nav);
  const cells = page.locator('.showroom-industries li');
  await expect(cells).toHaveCount(shown.length);
  const filled = shown.find((industry) => industry.counts.products > 0);
  await expect(cells.filter({ hasText: filled?.name ?? '-' }).first()).toContainText(
    copy.home.productCount(filled?.counts.products ?? -1),
  );
  await expect(page.locator('.product-card').first()).toBeVisible();
  await expect(page.locator('.supplier-line').first()).toBeVisible();
  await expect(page.locator('[data-listing]').first()).toBeVisible();
  await expect(page.locator('.show-month')).toHaveCount(calendar.length);
  await page.locator('main input[name="keyword"]').fill('a');
  await page.locator('main .search-form button').click();
  await expect(page).toHaveURL(/\/showroom\/products\?keyword=a$/);
});
