import type { Banner } from '@ironbridge/contract';
import { type EditionId, topBanner } from '@ironbridge/domain';
import type { Page } from '@playwright/test';
import type { Api } from '../support/api.ts';
import { findViolations } from '../support/find-violations.ts';
import { findShifts, watchShifts } from '../support/layout-shifts.ts';
import { pauseClock } from '../support/paused-clock.ts';
import { waitForScripts } from '../support/scripts-run.ts';
import { expect, test } from '../support/test.ts';

test.use({ bannerIsNew: true });

const large = '.top-banner-large';
const mini = '.top-banner-mini';
const seconds = (page: Page) => page.locator(large).getByRole('timer').locator('b');
const isRemembered = (page: Page) =>
  page.evaluate((mark) => localStorage.getItem(mark) !== null, topBanner.visited);

async function startFirstVisit(page: Page): Promise<void> {
  await pauseClock(page);
  await page.goto('/');
  await expect.poll(() => isRemembered(page)).toBe(true);
}

test('[HDR-5] a first visit sees the large banner count down from 5 to 0 and roll up, and nothing moves', async ({
  page,
  copy,
  wide,
}) => {
  await watchShifts(page);
  await startFirstVisit(page);
  await expect(page.locator('.top-banner').getByText(copy.banner.label).last()).toBeVisible();
  await expect(page.locator(large)).toBeVisible();
  await expect(page.locator(mini)).toBeHidden();
  const lead = await page.locator('.tally').boundingBox();
  const { y = 0, height = 0 } = (await page.locator(large).boundingBox()) ?? {};
  expect(y + height).toBeGreaterThan((lead?.y ?? 0) + 100);

  await expect(seconds(page)).toHaveText('5');
  await page.clock.runFor(1000);
  await expect(seconds(page)).toHaveText('4');
  await page.locator(large).locator('a').focus();
  await page.clock.runFor(3000);
  await expect(seconds(page)).toHaveText('4');
  await page.locator(`${large} a`).blur();
  if (wide) {
    await page.locator(large).hover();
    await page.clock.runFor(3000);
    await expect(seconds(page)).toHaveText('4');
    await page.mouse.move(0, 0);
  }
  await page.clock.runFor(3000);
  await expect(seconds(page)).toHaveText('1');
  await page.clock.runFor(1000);
  await expect(page.locator(large)).toBeHidden();
  await expect(page.locator(mini)).toBeVisible();
  expect(await page.locator('.tally').boundingBox()).toEqual(lead);
  expect(await findShifts(page)).toEqual([]);
});

/** The pictures of the banner that the page shows. */
async function getPictures(page: Page, api: Api, edition: EditionId) {
  const { banners } = await api.get('bannerPlace', { code: `home_top_${edition}` });
  const token = await page.locator('.top-banner').getAttribute('data-banner');
  const shown = banners.find((banner) => banner.token === token);
  const toPaths = (picture: Banner['image'] | undefined) =>
    picture?.sources.map(({ src }) => src) ?? [];
  return { strip: toPaths(shown?.image), large: toPaths(shown?.image2) };
}

async function expectPicture(page: Page, place: string, paths: readonly string[]): Promise<void> {
  const picture = page.locator(`${place} img`);
  await expect
    .poll(async () =>
      paths.includes(new URL(await picture.evaluate(currentSourceOf), page.url()).pathname),
    )
    .toBe(true);
}

/** Runs in the browser. */
function currentSourceOf(picture: Element): string {
  return picture instanceof HTMLImageElement ? picture.currentSrc : '';
}

test('[HDR-5] the large form shows image2', async ({ page, api, edition }) => {
  await startFirstVisit(page);
  await expectPicture(page, large, (await getPictures(page, api, edition)).large);
});

test.describe('later', () => {
  test.use({ bannerIsNew: false });

  test('[HDR-5] visits start with the strip, which shows image, and do not even fetch the large form', async ({
    page,
    api,
    edition,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await pauseClock(page);
    await page.goto('/');
    await expect(page.locator(mini)).toBeVisible();
    await waitForScripts(page);
    await page.clock.runFor(6000);
    await expect(page.locator(mini)).toBeVisible();
    await expect(page.locator(large)).toBeHidden();
    const pictures = await getPictures(page, api, edition);
    await expectPicture(page, mini, pictures.strip);
    expect(fetched.filter((path) => pictures.large.includes(path))).toEqual([]);
  });
});

test('[HDR-5] the banner can be collapsed and closed, and stays closed for the session', async ({
  page,
  copy,
}) => {
  await startFirstVisit(page);
  await page.getByRole('button', { name: copy.banner.collapse, exact: true }).click();
  await expect(page.locator(large)).toBeHidden();
  await expect(page.locator(`${mini} a`)).toBeFocused();
  await page.getByRole('button', { name: copy.banner.close }).click();
  await expect(page.locator('.top-banner')).toBeHidden();
  await page.reload();
  await expect(page.locator('.tally')).toBeVisible();
  await expect(page.locator('.top-banner')).toBeHidden();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.locator(mini)).toBeVisible();
});

test('[HDR-5] who goes on in the middle of the countdown comes back to the strip', async ({
  page,
}) => {
  await startFirstVisit(page);
  await page.clock.runFor(2000);
  await page.goto('/articles');
  await waitForScripts(page);
  await page.locator('.brand').first().click();
  await expect(page.locator(mini)).toBeVisible();
  await expect(page.locator(large)).toBeHidden();
});

test('[HDR-5] without scripts the strip is there, and no button that does nothing', async ({
  plainPage: page,
}) => {
  await page.goto('/');
  await expect(page.locator(mini)).toBeVisible();
  await expect(page.locator(large)).toBeHidden();
  await expect(page.locator('.top-banner button').first()).toBeHidden();
});

test('[HDR-12] a banner leads through a redirect that carries its token and sign', async ({
  page,
}) => {
  await startFirstVisit(page);
  const { banner, sign } = await page
    .locator('.top-banner')
    .evaluate((element) => ({ ...(element instanceof HTMLElement ? element.dataset : {}) }));
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/redirect');
  await page.locator(`${large} a`).click({ position: { x: 40, y: 80 } });
  const request = await asked;
  const { searchParams } = new URL(request.url());
  expect(Object.fromEntries(searchParams)).toEqual({ token: banner, sign });
  expect((await request.response())?.status()).toBe(302);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the large banner, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await page.locator(`${large} a`).focus();
    expect(await findViolations(page, '.top-banner')).toEqual([]);
  });
}
