import { mediaItemKinds, mediaListPath, mediaPath, shanghaiDate } from '@ironbridge/domain';
import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { expect, test } from '../support/test.ts';

test('[RTE-10] the media centre is listed by kind and year, and leads to each piece', async ({
  page,
  api,
  edition,
  copy,
}) => {
  for (const kind of [undefined, ...mediaItemKinds]) {
    const { list, total } = await api.get('mediaList', { ...(kind ? { kind } : {}), rows: 20 });
    await page.goto(mediaListPath({ kind }));
    await expect(page.locator('.media-kinds')).toContainText(copy.house.mediaCount(total));
    await expect(page.locator('.media-rows .headline')).toHaveText(list.map(({ title }) => title));
    const years = new Set(list.map(({ date }) => shanghaiDate(date).slice(0, 4)));
    await expect(page.locator('.media-years h2')).toHaveText([...years]);
  }
  const { facets } = await api.get('mediaList', { facets: 1 });
  const oldest = facets?.year.at(-1);
  await page.goto(mediaListPath());
  await page.locator('.year-strip a').last().click();
  await expect(page).toHaveURL(new RegExp(`\\?year=${oldest?.year}$`));
  await expect(page.locator('.media-years h2')).toHaveText([String(oldest?.year)]);
  await expect(page.locator('.media-rows li')).toHaveCount(oldest?.count ?? 0);
  await page.goto(mediaListPath());
  const [first] = (await api.get('mediaList', {})).list;
  await page.locator('.media-rows .headline a').first().click();
  await expect(page.locator('h1')).toHaveText(first?.title ?? '');
  const item = await api.get('mediaInfo', { id: first?.id ?? 0 });
  await expect(page.locator('article .body > *')).toHaveCount(item.body.length);
  await expect(page.locator('.downloads a')).toHaveCount(item.downloads.length);
  for (const [path, status] of [
    [mediaPath(2_147_483_000), 404],
    ['/media/kit', 404],
    ['/media?page=0', 302],
    ['/media?page=9999', 302],
  ] as const) {
    expect([path, (await ask(hostOf(edition), path)).status]).toEqual([path, status]);
  }
});

test('[RTE-11] [EDN-5] the innovation award, by year and category, is on the Chinese edition alone', async ({
  plainPage: page,
  edition,
}) => {
  const answer = await page.goto('/meeting/innovation');
  if (edition === 'en') return expect(answer?.status()).toBe(404);
  const years = page.locator('.year-strip b');
  await expect(years).toHaveCount(3);
  for (const year of await years.allTextContents()) {
    const section = page.locator('.award-year', { hasText: year });
    expect(await section.locator('.winners li').count()).toBeGreaterThan(3);
  }
  const last = page.locator('.year-strip a').last();
  const anchor = (await last.getAttribute('href')) ?? '';
  await last.click();
  await expect(page.locator(`[id="${decodeURIComponent(anchor.slice(1))}"]`)).toBeInViewport();
});
