import {
  enquirePath,
  supplierListPath,
  supplierPath,
  supplierVideoPath,
  videoPath,
} from '@ironbridge/domain';
import { type Api, hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { openLanguageSwitch } from '../support/language-switch.ts';
import { expect, test } from '../support/test.ts';

test('[RTE-14] suppliers are narrowed by industry, valid certificate and place, sorted as it says, and lead to their page', async ({
  plainPage: page,
  api,
  copy,
  edition,
}) => {
  const words = copy.suppliers;
  const { total, facets } = await api.get('supplierList', { rows: 1, facets: 1 });
  const industry = facets?.industry[0];
  const certificate = facets?.certificate[0];
  if (!industry || !certificate) throw new Error('The demo has no supplier that was certified');
  await page.goto(supplierListPath());
  await expect(page.locator('.list-bar')).toContainText(words.count(total));
  const choice = page
    .locator('.facets section')
    .filter({ hasText: words.validToday })
    .locator('.facet')
    .first();
  await expect(choice).toContainText(certificate.name);
  await expect(choice).toContainText(certificate.count.toLocaleString('en'));
  await page.goto((await choice.getAttribute('href')) ?? '');
  await expect(page.locator('.list-bar')).toContainText(words.count(certificate.count));
  await page
    .locator('.sort-line')
    .getByRole('link', { name: words.orders.founded })
    .evaluate((link: HTMLAnchorElement) => link.href)
    .then((href) => page.goto(href));
  const sorted = await api.get('supplierList', { certificate: certificate.name, sort: 'founded' });
  await expect(page.locator('.supplier-row .headline')).toHaveText(
    sorted.list.map(({ name }) => name),
  );
  const query = { sid: String(industry.id) };
  const filed = await api.get('supplierList', query);
  await page.goto(`${supplierListPath()}?${new URLSearchParams(query).toString()}`);
  await expect(page.locator('.list-bar')).toContainText(words.count(filed.total));
  const [first] = filed.list;
  if (!first) throw new Error('An industry was counted that holds nothing');
  const row = page.locator('.supplier-row').first();
  for (const shown of [first.founded, first.brands[0], first.city])
    if (shown) await expect(row).toContainText(String(shown));
  await row.locator('.headline a').click();
  await expect(page.locator('h1')).toHaveText(first.name);
  for (const [path, status] of [
    [`${supplierListPath()}?page=9999`, 302],
    [`${supplierListPath()}?sort=-1&certificate=%00&page=x`, 302],
    [supplierPath(999_999_999), 404],
    ['/showroom/suppliers/info/firm', 404],
    ['/showroom/suppliers/info', 301],
  ] as const) {
    expect([path, (await ask(hostOf(edition), path)).status]).toEqual([path, status]);
  }
});

test('[RTE-15] [VIE-4] a supplier shows who it is and how we know: certificates with issuer, number, end and check', async ({
  page,
  api,
  copy,
  wide,
  otherOrigin,
}) => {
  const supplier = await api.get('supplierInfo', { id: await bestKnown(api) });
  const path = supplierPath(supplier.id);
  await page.goto(path);
  await expect(page.locator('h1')).toHaveText(supplier.name);
  await expect(page.locator('.title-block')).toContainText(String(supplier.founded));
  const rows = page.locator('#certificates tbody tr');
  await expect(rows).toHaveCount(supplier.certificates.length);
  for (const { kind, number, issuer, valid_to, checked_on, expired } of supplier.certificates) {
    const row = rows.filter({ hasText: number });
    for (const fact of [kind, issuer, valid_to, checked_on])
      if (fact) await expect(row).toContainText(fact);
    const state = row.locator('td').last();
    if (expired) await expect(state).not.toHaveText(copy.suppliers.valid);
    else await expect(state).toHaveText(copy.suppliers.valid);
  }
  const ids = supplier.products.groups.flatMap(({ list }) => list.map(({ id }) => id));
  await expect(page.locator('.product-row')).toHaveCount(new Set(ids).size);
  for (const { hall, booth } of supplier.shows)
    await expect(page.locator('#shows')).toContainText(copy.suppliers.booth(hall, booth));
  await expect(page.locator('.ask-panel .button-primary')).toHaveAttribute(
    'href',
    enquirePath('supplier', [supplier.id]),
  );
  const other = await openLanguageSwitch(page, wide);
  await expect(other).toHaveAttribute('href', otherOrigin + path);
});

test('[RTE-15] a supplier’s film plays among its others; a film of nobody stands among all films', async ({
  page,
  api,
  edition,
}) => {
  const { list } = await api.get('videoList', { rows: 100 });
  const film = list.find(({ supplier }) => supplier);
  const nobodys = list.find(({ supplier }) => !supplier);
  if (!film?.supplier) throw new Error('The demo has no film of a supplier');
  await page.goto(supplierPath(film.supplier.id));
  await page.locator(`a[href="${supplierVideoPath(film.id)}"]`).click();
  await expect(page.locator('h1')).toHaveText(film.title);
  await expect(page.locator('.player')).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${videoPath(film.id)}$`),
  );
  await page.locator(`.film-maker a[href="${supplierPath(film.supplier.id)}"]`).click();
  await expect(page.locator('h1')).toHaveText(film.supplier.name);
  const missing = await ask(hostOf(edition), supplierVideoPath(999_999_999));
  expect(missing.status).toBe(404);
  if (!nobodys) return;
  const { status, headers } = await ask(hostOf(edition), supplierVideoPath(nobodys.id));
  expect([status, headers.location]).toEqual([302, videoPath(nobodys.id)]);
});

/** The one with most to show. */
async function bestKnown(api: Api): Promise<number> {
  const { list } = await api.get('supplierList', { rows: 100 });
  const [best] = list.toSorted((a, b) => b.certificates.length - a.certificates.length);
  if (!best) throw new Error('The demo has no supplier');
  return best.id;
}
