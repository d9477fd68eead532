import { convert, productListPath } from '@ironbridge/domain';
import type { Page } from '@playwright/test';
import { type Api, hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { expect, test } from '../support/test.ts';

/** Injection moulding machines: each is known by its clamping force, which people say in kN or in tons. */
const sid = '5';
const property = 'clamping_force';

/** A range in kN that leaves some of them and not all. */
async function getRange(api: Api) {
  const { list, total } = await api.get('productList', { sid, sort: property });
  const forces = list.flatMap(({ specs }) =>
    specs.flatMap((spec) => (spec.property === property && spec.number ? [spec.number] : [])),
  );
  const [lowest, ...others] = forces;
  if (lowest === undefined || !others.length) throw new Error('The demo has no two machines');
  const spec = `${property}:${lowest + 1}..${Math.max(...forces)}kN`;
  const found = await api.get('productList', { sid, spec });
  expect(found.total).toBeLessThan(total);
  return { from: lowest + 1, to: Math.max(...forces), total: found.total, all: total };
}

async function openFilters(page: Page, wide: boolean): Promise<void> {
  if (!wide) await page.locator('.list-side .button[for]').click();
}

test('[RTE-14] a range finds the same products in kN and in tons, and shows them in the reader’s unit', async ({
  page,
  api,
  copy,
  wide,
}) => {
  const { from, to, total, all } = await getRange(api);
  const bar = page.locator('.list-bar');
  await page.goto(`${productListPath()}?sid=${sid}`);
  await expect(bar).toContainText(copy.products.count(all));
  await openFilters(page, wide);
  await page.locator(`[name="from.${property}"]`).fill(from.toLocaleString('en'));
  await page.locator(`[name="to.${property}"]`).fill(String(to));
  await page.locator('.range-form .button').click();
  await expect(page).toHaveURL(new RegExp(`spec=${property}:${from}\\.\\.${to}`));
  await expect(bar).toContainText(copy.products.count(total));
  // The unit alone is changed: the range goes over into it.
  await openFilters(page, wide);
  await page.locator(`[name="unit.${property}"]`).selectOption('t');
  await page.locator('.range-form .button').click();
  await expect(page).toHaveURL(/spec=clamping_force:[\d.]+t/);
  await expect(bar).toContainText(copy.products.count(total));
  await page.goto(`${new URL(page.url()).pathname}${new URL(page.url()).search}&sort=-${property}`);
  const [largest] = (await api.get('productList', { sid, sort: `-${property}` })).list;
  await expect(page.locator('.product-row .headline').first()).toContainText(largest?.model ?? '-');
  const tons = convert(to, 'kN', 't') ?? 0;
  await expect(page.locator('.product-row dd').first()).toContainText(
    `${Number(tons.toPrecision(4)).toLocaleString('en')} t`,
  );
  await bar.locator('.pill').first().click();
  await expect(bar).toContainText(copy.products.count(all));
});

test('[RTE-14] products are narrowed by price band and by a certificate that is still good, as counted @wide', async ({
  plainPage: page,
  api,
  copy,
}) => {
  const { facets } = await api.get('productList', { facets: 1, rows: 1 });
  const [certificate] = facets?.certificate ?? [];
  if (!certificate) throw new Error('The demo has no certificate');
  const bar = page.locator('.list-bar');
  await page.goto(productListPath());
  const facetsOf = (title: string) =>
    page.locator('.list-side section').filter({ hasText: title }).locator('.facet');
  await facetsOf(copy.products.certificates).filter({ hasText: certificate.name }).first().click();
  await expect(bar).toContainText(copy.products.count(certificate.count));
  const within = await api.get('productList', {
    facets: 1,
    rows: 1,
    certificate: certificate.name,
  });
  const bands = facetsOf(copy.products.bands);
  const count = await bands.first().locator('.meta').textContent();
  await bands.first().click();
  await expect(page).toHaveURL(/certificate=.*price=|price=.*certificate=/);
  await expect(bar).toContainText(copy.products.count(Number(count?.replaceAll(',', ''))));
  await expect(bar.locator('.pill')).toHaveCount(2);
  // What else there is to choose from stays, counted as before.
  await expect(bands).toHaveCount(within.facets?.price.length ?? 0);
});

test('[RTE-14] products are narrowed by industry, tag, place, price and supplier without script @wide', async ({
  plainPage: page,
  api,
  copy,
  edition,
}) => {
  const { list, facets } = await api.get('productList', { facets: 1, rows: 100 });
  const bar = page.locator('.list-bar');
  const [tag] = facets?.tag ?? [];
  const [country] = facets?.country ?? [];
  const priced = list.find(({ price_from }) => price_from !== null);
  const supplier = list[0]?.supplier;
  if (!tag || !country || !priced || !supplier) throw new Error('The demo says too little of them');
  await page.goto(`${productListPath()}?tid=${tag.id}`);
  await expect(bar).toContainText(copy.products.count(tag.count));
  await page.goto(`${productListPath()}?supplier=${supplier.id}`);
  const its = await api.get('productList', { supplier: supplier.id });
  await expect(bar).toContainText(copy.products.count(its.total));
  await expect(bar.locator('.pill')).toHaveText(supplier.name);
  await page.goto(productListPath());
  await page.locator('.facet', { hasText: country.name }).click();
  await expect(bar).toContainText(copy.products.count(country.count));
  const price = `${priced.price_from}..${priced.price_from}${priced.currency}`;
  const found = await api.get('productList', { price, country: country.name });
  await page.locator('[name="price_from"]').fill(String(priced.price_from));
  await page.locator('[name="price_to"]').fill(String(priced.price_from));
  await page.locator('[name="currency"]').selectOption(priced.currency);
  await page.locator('.range-form .button').click();
  await expect(page).toHaveURL(/country=.*price=/);
  await expect(bar).toContainText(copy.products.count(found.total));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  for (const [query, status] of [
    ['?page=9999', 302],
    ['?spec=no_such_property:1..2', 302],
    [`?spec=${property}:1..2kg`, 302],
    ['?sort=no_such_property', 302],
    ['?spec=%00;;::..&unit=;&price=x', 200],
  ] as const) {
    const path = productListPath() + query;
    expect([query, (await ask(hostOf(edition), path)).status]).toEqual([query, status]);
  }
});
