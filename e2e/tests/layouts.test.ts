import { findShifts, watchShifts } from '../support/layout-shifts.ts';
import { newestProductPath } from '../support/newest.ts';
import { expect, test } from '../support/test.ts';

const outside = '/redirect?url=https%3A%2F%2Fevents.example%2F';

test('[LAY-2] the download layout has a footer and no header', async ({ page }) => {
  await page.goto('/appdownload');
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('.site-footer')).toBeVisible();
  await expect(page.locator('.site-header')).toHaveCount(0);
});

test('[LAY-3] the empty layout has nothing around the page', async ({ page }) => {
  await page.goto(outside);
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('.site-header, .site-footer')).toHaveCount(0);
});

test('[LAY-1] [LAY-4] a slow machine paints the header whole, and nothing moves while the rest is read', async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await watchShifts(page);
  for (const path of ['/', '/i/plastics', '/showroom/platform', '/no/such/page', '/']) {
    await page.goto(path);
    expect([path, await findShifts(page)]).toEqual([path, []]);
  }
});

test('[LAY-4] a column is as wide without its neighbours, which may still be on their way @wide', async ({
  page,
  api,
}) => {
  const rows = { '/no/such/page': '.ways-onward', [await newestProductPath(api)]: '.title-block' };
  for (const [path, row] of Object.entries(rows)) {
    await page.goto(path);
    const columns = page.locator(`${row} > *`);
    const whole = await columns.first().boundingBox();
    await columns.evaluateAll(([, ...others]) => {
      for (const other of others) other.remove();
    });
    expect((await columns.first().boundingBox())?.width, row).toBe(whole?.width);
  }
});
