import { articleListPath, industryPath, layout, searchPath } from '@ironbridge/domain';
import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { expect, test } from '../support/test.ts';

const slugs = [
  'plastics',
  'metalworking',
  'food_beverage',
  'coatings',
  'personal_care',
  'auto',
  'medical',
  'pharmaceuticals',
  'intelligent_manufacturing',
  'laser',
  'robotics',
  'packaging',
  'nonwovens',
  'pumps_filtration',
  'additive_manufacturing',
  'renewable_energy',
  'electronic_chip',
  'intelligent_automation',
  'pet_food',
  'low_altitude_Economy',
  'plastics/reinforced_plastics',
  'plastics/compouding',
  'plastics/plastics_recycling',
];

test('[RTE-22] every slug is an industry’s site, by path and by id, under both names @wide', async ({
  api,
  edition,
}) => {
  const { industrys } = await api.get('baseinfo', {});
  const host = hostOf(edition);
  for (const slug of slugs) {
    const [path = '', subpath] = slug.split('/');
    const industry = industrys.find(({ seo_path }) => seo_path === path);
    const child = industry?.childlist.find(({ seo_path }) => seo_path === subpath);
    expect(industry, slug).toBeDefined();
    const byId = child ? `${industry?.id}/${child.id}` : `${industry?.id}`;
    const canonical = industryPath(industry ?? { id: 0 }, child);
    for (const address of [`/i/${slug}`, `/i/${byId}`, `/subsite/${slug}`]) {
      const { status, body } = await ask(host, address);
      expect(status, address).toBe(200);
      expect(body, address).toContain(`rel="canonical" href="http://${host}${canonical}"`);
      expect(body, address).toContain(`<b>${industry?.name.replace('&', '&amp;')}</b>`);
    }
  }
});

test('[RTE-22] [RTE-23] what is no industry is not found; a sub-industry by itself is below its own @wide', async ({
  edition,
}) => {
  const host = hostOf(edition);
  for (const path of [
    '/i/nothing',
    '/i/999',
    '/i/plastics/nothing',
    '/i/laser/compouding',
    '/i/Plastics',
    '/subsite/plastics/compouding/more',
    '/subsite',
    '/i',
  ]) {
    expect((await ask(host, path)).status, path).toBe(404);
  }
  const moved = await ask(host, '/i/compouding');
  expect([moved.status, moved.headers.location]).toEqual([301, '/i/plastics/22']);
});

test('[LAY-4] [HDR-10] [EDN-2] an industry’s site has its own header, lists, search and twin', async ({
  page,
  api,
  copy,
  wide,
  otherOrigin,
}) => {
  const { tree } = await api.get('industryTree', {});
  const plastics = tree
    .flatMap(({ industrys }) => industrys)
    .find(({ seo_path }) => seo_path === 'plastics');
  const child = plastics?.childlist.find(({ show_nav }) => show_nav);
  if (!plastics || !child) throw new Error('The demo has no plastics');
  await page.goto('/i/plastics');
  await expect(page.locator('.subsite-name b')).toHaveText(plastics.name);
  await expect(page.locator('.portal-header')).toHaveCount(0);
  await expect(page.locator('.site-footer')).toBeVisible();
  await expect(page.locator('[data-edition="other"]')).toHaveAttribute(
    'href',
    `${otherOrigin}/i/plastics`,
  );
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(2);
  await expect(page.locator('.lead-story h1')).toBeVisible();

  const lists = page.locator('.subsite-lists a');
  const addresses = await lists.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const address of addresses.slice(1)) expect(address).toContain(`sid=${plastics.id}`);
  await expect(lists.nth(1)).toHaveAttribute('href', articleListPath({ sid: [plastics.id] }));

  if (!wide) await page.locator('.subsite-phone-search > summary').click();
  const form = page.locator('.subsite-header .search-form').filter({ visible: true });
  await form.getByRole('searchbox').fill('PET');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(searchPath({ sid: [plastics.id], keyword: 'PET' }));
  await page.goto('/i/plastics');
  if (!wide) await page.locator('.subsite-phone-search > summary').click();
  await form.getByLabel(copy.subsite.scope, { exact: true }).selectOption('');
  await form.getByRole('searchbox').fill('PET');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(searchPath({ keyword: 'PET' }));

  await page.goto('/i/plastics');
  await page.locator('.subsite-children').getByRole('link', { name: child.name }).click();
  await expect(page).toHaveURL(industryPath(plastics, child));
  await expect(page.locator('.subsite-children [aria-current]')).toContainText(child.name);
});

test('[RTE-22] [HDR-10] an industry’s site is a portal of its own: bands of what there is, each leading on within it', async ({
  plainPage: page,
  api,
}) => {
  const { industrys } = await api.get('baseinfo', {});
  const { id } = industrys.find(({ seo_path }) => seo_path === 'plastics') ?? { id: 0 };
  const front = await api.get('industryFront', { id });
  await page.goto('/i/plastics');
  for (const [band, items] of Object.entries({
    showroom: [...front.products, ...front.suppliers],
    hall: front.listings,
    films: front.videos,
    magazines: front.issues,
    papers: front.papers,
    calendar: front.calendar,
    terms: front.terms,
    popular: front.popular,
  })) {
    const section = page.locator(`main section[aria-labelledby="${band}"]`);
    await expect(section, band).toHaveCount(items.length ? 1 : 0);
    const way = section.locator('.section-head a');
    for (const link of await way.all())
      await expect(link).toHaveAttribute('href', new RegExp(`sid=${id}`));
  }
  const [property] = front.properties;
  if (!property) throw new Error('The demo’s plastics have no products to tell apart');
  await page.locator(`[name="from.${property.property}"]`).fill(String(property.max));
  await page.locator('.find-by-spec button').click();
  await expect(page).toHaveURL(new RegExp(`/showroom/products\\?.*sid=${id}`));
  const bar = page.locator('.industry-bar');
  await expect(bar.locator('[aria-current]')).toHaveCount(1);
  await bar.locator('.industry-bar-name').click();
  await expect(page).toHaveURL(/\/i\/plastics$/);
});

test('[HDR-11] the industry’s bar is fixed from its threshold on, and nothing moves', async ({
  page,
  wide,
}) => {
  await page.goto('/i/plastics');
  const bar = page.locator('.subsite-bar');
  const mark = page.locator('.subsite-mark');
  const threshold = wide ? layout.subsiteBarFixedWide : layout.subsiteBarFixedNarrow;
  // All of it is laid out.
  await expect(page.locator('.later')).toHaveCount(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), threshold - 1);
  await expect(bar).toHaveCSS('position', 'relative');
  await expect(mark).toBeHidden();
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), threshold);
  await expect(bar).toHaveCSS('position', 'fixed');
  await expect(mark).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test('[RTE-28] from the portal into an industry’s site and back, without a new document', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    document.documentElement.dataset['same'] = 'yes';
  });
  await page.locator('.industry-strip a').first().click();
  await expect(page).toHaveURL(/\/i\/\w+$/);
  await expect(page.locator('.subsite-header')).toBeVisible();
  await page.locator('.subsite-brand').click();
  await expect(page.locator('.portal-header')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes');
});
