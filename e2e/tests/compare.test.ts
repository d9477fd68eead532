import { comparePath, productListPath } from '@ironbridge/domain';
import type { Api } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

/** Products of one industry, so that they have properties in common; the newest first. */
async function getProducts(api: Api, count: number) {
  const { list } = await api.get('productList', { sid: '5', rows: count });
  if (list.length < count) throw new Error('The demo has too few moulding machines');
  return list;
}

test('[VIE-1] a choice is kept from page to page and compared; its reference changes and a product goes', async ({
  page,
  api,
  copy,
}) => {
  const products = await getProducts(api, 3);
  const [first, second, third] = products.map(({ id }) => id);
  const box = (id = 0) => page.locator(`.compare-box input[value="${id}"]`);
  const bar = page.locator('.compare-bar');
  await page.goto(`${productListPath()}?sid=5`);
  await box(first).check();
  await expect(bar).toBeVisible();
  await box(second).check();
  await page.goto(`${productListPath()}?sid=5&sort=name`);
  await expect(box(first)).toBeChecked();
  await box(third).check();
  await expect(bar.locator('.button')).toHaveText(`${copy.compare.go}3`);
  await bar.locator('.button').click();
  await expect(page).toHaveURL(new RegExp(`${comparePath()}\\?ids=${first},${second},${third}$`));
  const heads = page.locator('.compare-table thead th');
  await expect(heads).toHaveCount(3);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await heads.nth(2).getByText(copy.compare.makeReference).click();
  await expect(page).toHaveURL(new RegExp(`ids=${third},${first},${second}$`));
  await expect(heads.first()).toContainText(copy.compare.reference);
  await heads.nth(1).locator('.compare-remove').click();
  await expect(page).toHaveURL(new RegExp(`ids=${third},${second}$`));
});

test('[VIE-1] a box that was ticked before the script came counts @wide', async ({ page, api }) => {
  const [product] = await getProducts(api, 1);
  const ticked = Promise.withResolvers<void>();
  await page.route(/compare-bar/, async (route) => {
    await ticked.promise;
    await route.continue();
  });
  await page.goto(`${productListPath()}?sid=5`, { waitUntil: 'commit' });
  const box = page.locator(`.compare-box input[value="${product?.id}"]`);
  await box.check();
  ticked.resolve();
  await expect(page.locator('.compare-bar')).toBeVisible();
  await expect(box).toBeChecked();
});

test('[VIE-1] without script: boxes lead to values in one unit, what differs is marked in per cent', async ({
  plainPage: page,
  api,
  copy,
}) => {
  const [one, other] = await getProducts(api, 2);
  const numberOf = (product: typeof one, key: string) =>
    product?.specs.find(({ property }) => property === key)?.number;
  const [spec] =
    one?.specs.filter(({ property, number }) => {
      const [mine, its] = [number, numberOf(other, property)];
      return property === 'clamping_force' && mine && its && mine !== its;
    }) ?? [];
  if (!one || !other || !spec?.number) throw new Error('The two machines do not differ');
  await page.goto(`${productListPath()}?sid=5`);
  for (const { id } of [one, other])
    await page.locator(`.compare-box input[value="${id}"]`).check();
  await page.locator('.compare-form > .button').click();
  await expect(page).toHaveURL(new RegExp(`ids=${one.id},${other.id}$`));
  const row = page.locator('.compare-table tbody tr', { hasText: spec.name });
  const its = numberOf(other, spec.property) ?? 0;
  const percent = Math.round((Math.abs(its - spec.number) / spec.number) * 100);
  const sign = its > spec.number ? '+' : '−';
  await expect(row.locator('.compare-differs')).toContainText(`${sign}${percent}%`);
  await row.locator('.compare-units').getByText('t', { exact: true }).click();
  const tons = Number((spec.number / 9.80665).toPrecision(4)).toLocaleString('en');
  await expect(row.locator('td').first()).toHaveText(tons);
  await expect(row.locator('.compare-differs')).toContainText(`${sign}${percent}%`);
  await page.goto(comparePath([one.id, 999_999_999]));
  await expect(page.locator('.page-head')).toContainText(copy.compare.gone(1));
  await page.goto(comparePath());
  await expect(page.locator('.list-empty')).toContainText(copy.compare.nothing);
});
