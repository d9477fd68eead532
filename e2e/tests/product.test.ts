import { enquirePath, productPath, supplierPath } from '@ironbridge/domain';
import { type Api, hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { openLanguageSwitch } from '../support/language-switch.ts';
import { expect, test } from '../support/test.ts';

test('[RTE-15] a product is a data sheet: its values, its price, whose it is, what is like it', async ({
  plainPage: page,
  api,
  copy,
  edition,
}) => {
  const product = await api.get('productInfo', { id: await comparable(api) });
  const { specs, supplier, alternatives, minimum_order, unit } = product;
  await page.goto(productPath(product.id));
  const table = page.locator('.spec-table');
  await expect(table.locator('tbody tr')).toHaveCount(specs.length);
  for (const { name, number, text } of specs) {
    const row = table.locator('tr').filter({ has: page.getByText(name, { exact: true }) });
    const shown = text ?? number?.toLocaleString('en');
    if (shown) await expect(row).toContainText(shown);
  }
  if (minimum_order !== null)
    await expect(page.locator('.title-block')).toContainText(
      copy.home.quantity(minimum_order, unit),
    );
  const columns = page.locator('#alternatives thead th');
  const held = alternatives.slice(0, 3);
  await expect(columns).toHaveCount(held.length + 2);
  for (const { id } of held)
    await expect(page.locator(`#alternatives thead a[href="${productPath(id)}"]`)).toBeVisible();
  if (!supplier) throw new Error('A product without a supplier was chosen');
  await page.locator(`.sheet-side a[href="${supplierPath(supplier.id)}"]`).click();
  await expect(page.locator('h1')).toHaveText(supplier.name);
  for (const [path, status] of [
    [productPath(999_999_999), 404],
    ['/showroom/products/info/machine', 404],
    ['/showroom/products/info', 301],
  ] as const) {
    expect([path, (await ask(hostOf(edition), path)).status]).toEqual([path, status]);
  }
});

test('[RTE-15] a product has its maker’s sheet, which is a PDF @wide', async ({
  plainPage: page,
  api,
  edition,
}) => {
  const { id, data_sheet: sheet } = await api.get('productInfo', { id: await comparable(api) });
  await page.goto(productPath(id));
  const link = page.locator('.attachment');
  await expect(link).toHaveAttribute('href', sheet?.href ?? '-');
  const { status, headers } = await ask(hostOf(edition), sheet?.href ?? '');
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
});

test('[RTE-15] a product’s pictures open large, a letter about it is begun, and it is the same in the other edition', async ({
  page,
  api,
  wide,
  otherOrigin,
}) => {
  const id = await comparable(api);
  const { twin } = await api.get('productInfo', { id });
  await page.goto(productPath(id));
  await page.locator('.picture-set [data-zoom]').first().click();
  const zoomed = page.locator('dialog.zoom');
  await expect(zoomed.locator('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoomed).toBeHidden();
  await expect(page.locator('.ask-panel .button-primary')).toHaveAttribute(
    'href',
    enquirePath('product', [id]),
  );
  // On phones the way to ask is at hand without scrolling.
  if (!wide) await expect(page.locator('.ask-bar .button')).toBeInViewport({ ratio: 1 });
  const other = await openLanguageSwitch(page, wide);
  await expect(other).toHaveAttribute('href', otherOrigin + productPath(twin?.id ?? 0));
});

/** One that has others like it. */
async function comparable(api: Api): Promise<number> {
  const { list } = await api.get('productList', { rows: 100 });
  for (const { id, supplier } of list) {
    const { alternatives, pictures } = await api.get('productInfo', { id });
    if (alternatives.length && pictures.length && supplier) return id;
  }
  throw new Error('The demo has no product with an alternative');
}
