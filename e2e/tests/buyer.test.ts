import { comparePath, type EditionId, productListPath } from '@ironbridge/domain';
import type { Api } from '../support/api.ts';
import { waitForScripts } from '../support/scripts-run.ts';
import { expect, test } from '../support/test.ts';

/** What the other edition calls the machine. */
const keyword = {
  cn: 'injection moulding machine',
  en: '注塑机',
} as const satisfies Readonly<Record<EditionId, string>>;

const property = 'clamping_force';
/** 200 t, in kN. */
const wanted = 1961;

/** The three machines that come nearest to what is wanted, from the weakest on. */
async function getNearest(api: Api, words: string) {
  const { list } = await api.get('productList', { keyword: words, rows: 100 });
  const forces = list.flatMap(({ id, specs }) =>
    specs.flatMap((spec) =>
      spec.property === property && spec.number ? [{ id, force: spec.number }] : [],
    ),
  );
  const nearest = forces
    .toSorted((a, b) => Math.abs(a.force - wanted) - Math.abs(b.force - wanted))
    .slice(0, 3)
    .map(({ force }) => force);
  if (nearest.length < 3) throw new Error('The demo has no three moulding machines');
  return { from: Math.min(...nearest), to: Math.max(...nearest) };
}

test('[RTE-14] [SRC-1] [VIE-1] [VIE-4] a buyer finds a machine by its name in the other language, narrows it in kN and in tons, compares three, checks a certificate and sees who shows at the next fair @wide', async ({
  page,
  api,
  copy,
  edition,
}) => {
  // A whole afternoon in one go.
  test.slow();
  const words = keyword[edition];
  const { from, to } = await getNearest(api, words);

  await page.goto('/');
  await waitForScripts(page);
  await page.locator('.search-box select').selectOption('products');
  await page.locator('.search-box [name="keyword"]').fill(words);
  await page.locator('.search-box [name="keyword"]').press('Enter');
  await expect(page.locator('h1')).toHaveText(copy.results.quoted(words));
  const { counts } = await api.get('search', { keyword: words });
  await page.getByRole('link', { name: copy.results.narrowProducts }).click();

  const bar = page.locator('.list-bar');
  await expect(page).toHaveURL(productListPath({ keyword: words }));
  await expect(bar).toContainText(copy.products.count(counts.products.total));
  const range = { keyword: words, spec: `${property}:${from}..${to}kN` };
  const { total } = await api.get('productList', range);
  await page.locator(`[name="from.${property}"]`).fill(String(from));
  await page.locator(`[name="to.${property}"]`).fill(String(to));
  await page.locator('.range-form .button').click();
  await expect(page).toHaveURL(new RegExp(`spec=${property}:${from}\\.\\.${to}`));
  await expect(bar).toContainText(copy.products.count(total));
  const names = await page.locator('.product-row .headline').allTextContents();
  await page.locator(`[name="unit.${property}"]`).selectOption('t');
  await page.locator('.range-form .button').click();
  await expect(page).toHaveURL(/spec=clamping_force:[\d.]+t/);
  await expect(page.locator('.product-row .headline')).toHaveText(names);

  const boxes = page.locator('.compare-box input');
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  await page.locator('.compare-bar .button-primary').click();
  await expect(page).toHaveURL(new RegExp(`${comparePath()}\\?ids=(\\d+,){2}\\d+`));
  const machines = page.locator('thead a[href^="/showroom/products/info/"]');
  for (const name of names.slice(0, 3))
    await expect(machines.filter({ hasText: name })).not.toHaveCount(0);

  await machines.first().click();
  await expect(page.locator('h1')).toHaveText(names[0] ?? '');
  await page.locator('.sheet-side a[href^="/showroom/suppliers/info/"]').first().click();
  await page.waitForURL(/\/showroom\/suppliers\/info\/\d+$/);
  const supplier = await api.get('supplierInfo', { id: Number(page.url().split('/').at(-1)) });
  await expect(page.locator('h1')).toHaveText(supplier.name);
  for (const { kind, number, issuer, checked_on } of supplier.certificates) {
    const row = page.locator('#certificates tbody tr').filter({ hasText: number });
    for (const fact of [kind, issuer, checked_on ?? '']) await expect(row).toContainText(fact);
  }

  const fair = await getNextFair(api);
  await page.getByRole('link', { name: copy.navigation.exhibitions }).first().click();
  await expect(page).toHaveURL('/tradeshow');
  // One that lasts into the next month stands in both.
  await page.locator('.calendar-month h3 a').filter({ hasText: fair.name }).first().click();
  await expect(page.locator('h1')).toHaveText(fair.name);
  const [exhibitor] = fair.exhibitors;
  const row = page
    .locator('.exhibitors tbody tr')
    .filter({ hasText: exhibitor?.supplier.name ?? '-' });
  await expect(row).toContainText(exhibitor?.booth ?? '-');
  await row.getByRole('link').click();
  await expect(page.locator('h1')).toHaveText(exhibitor?.supplier.name ?? '-');
});

/** The next one at which somebody stands. */
async function getNextFair(api: Api) {
  const { list } = await api.get('showList', { upcoming: 1 });
  for (const { id } of list) {
    const show = await api.get('showInfo', { id });
    if (show.exhibitors.length) return show;
  }
  throw new Error('The demo has no exhibitors at coming shows');
}
