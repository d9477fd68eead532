import {
  type EditionId,
  editions,
  isSearchType,
  postListingPath,
  type SearchType,
  searchPath,
  searchTypes,
  twinOf,
} from '@ironbridge/domain';
import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { waitForScripts } from '../support/scripts-run.ts';
import { expect, test } from '../support/test.ts';

/** The same thing as the other edition calls it, and by a slip of the finger. */
const asked = {
  cn: { other: 'injection moulding machine', slip: 'injektion moulding machine' },
  en: { other: '注塑机', slip: 'injektion moulding machine' },
} as const satisfies Readonly<Record<EditionId, { other: string; slip: string }>>;

const types = Object.keys(searchTypes).filter(isSearchType);

test('[RTE-13] [SRC-1] [SRC-2] [SRC-4] [SRC-5] what the other language calls it is found, said, marked and counted, and searched exactly on one click', async ({
  page,
  wide,
  api,
  copy,
  edition,
}) => {
  const keyword = asked[edition].other;
  const found = await api.get('search', { keyword, type: 'products' });
  if (found.type !== 'products') throw new Error('Something else than products was found');
  const counts = (all: typeof found.counts) => types.map((type) => copy.results.figure(all[type]));

  await page.goto('/articles');
  await waitForScripts(page);
  if (wide) {
    await page.locator('.search-box select').selectOption('products');
  } else {
    await page.locator('summary[data-open-search]').click();
    await page.getByRole('radio', { name: copy.navigation.products }).click();
  }
  await page.locator('.search-box [name="keyword"]').fill(keyword);
  await page.locator('.search-box [name="keyword"]').press('Enter');

  await expect(page.locator('h1')).toHaveText(copy.results.quoted(keyword));
  await expect(page.locator('.search-box [name="keyword"]')).toHaveValue(keyword);
  await expect(page.locator('.search-box select')).toHaveValue('products');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const tabs = page.getByRole('navigation', { name: copy.results.types });
  await expect(tabs.locator('.figures')).toHaveText(counts(found.counts));
  await expect(tabs.locator('[aria-current]')).toContainText(copy.navigation.products);
  await expect(page.locator('.product-row .headline')).toHaveCount(found.list.length);

  const [addition] = found.understood;
  if (!addition) throw new Error('The demo has no term for it');
  const understood = page.getByRole('region', { name: copy.results.understood });
  await expect(understood).toContainText(copy.results.also.term(addition.typed));
  await expect(understood.locator('.pill')).toHaveText(addition.added);

  const { nameField, lang } = editions[twinOf(edition)];
  const hit = found.list.find(({ marks }) => marks[nameField]);
  if (!hit) throw new Error('The demo has no product of that name in the other language');
  const evidence = page.locator('.evidence div').filter({ hasText: hit.card[nameField] }).first();
  await expect(evidence.locator('dt')).toHaveText(copy.results.otherName);
  await expect(evidence.locator('dd')).toHaveAttribute('lang', lang);
  const [from = 0, to = 0] = hit.marks[nameField]?.[0] ?? [];
  await expect(evidence.locator('mark').first()).toHaveText(hit.card[nameField].slice(from, to));
  await expect(page.locator('.product-row .headline mark').first()).toBeVisible();

  await understood.getByRole('link', { name: copy.results.exactly(keyword) }).click();
  await expect(page).toHaveURL(/[?&]exact=1/);
  const exact = await api.get('search', { keyword, type: 'products', exact: 1 });
  await expect(tabs.locator('.figures')).toHaveText(counts(exact.counts));
  await expect(understood).toContainText(copy.results.exact(keyword));
  await understood.getByRole('link', { name: copy.results.widely }).click();
  await expect(tabs.locator('.figures')).toHaveText(counts(found.counts));
});

test('[RTE-13] [SRC-5] every type lists what was found with the best of the others, narrowed and ordered by its address, without script @wide', async ({
  plainPage: page,
  api,
  copy,
  edition,
}) => {
  const keyword = asked[edition].other;
  const all = await api.get('search', { keyword });
  const shown = types.map((type) => copy.results.figure(all.counts[type]));
  const hasAny = (type: SearchType) => all.counts[type].total > 0;
  for (const type of types) {
    await page.goto(searchPath({ keyword, type }));
    await expect(page.locator('.list-tabs .figures')).toHaveText(shown);
    await expect(page.locator('.found-row, .product-row')).toHaveCount(all.counts[type].total);
    if (hasAny(type)) {
      const others = types.filter((other) => other !== type && hasAny(other));
      await expect(page.locator('.best-others li')).toHaveCount(others.length);
    }
  }

  await page.goto(searchPath({ keyword, type: 'products' }));
  const facet = page.locator('.list-side .facet').first();
  const name = (await facet.locator('span').first().textContent()) ?? '';
  await facet.click();
  await expect(page).toHaveURL(/[?&]sid=\d+/);
  await expect(page.locator('.search-head')).toContainText(copy.results.within(name));
  const sid = new URL(page.url()).searchParams.get('sid') ?? '';
  const within = await api.get('search', { keyword, type: 'products', sid });
  await expect(page.locator('.list-bar b')).toHaveText(copy.results.count.products(within));
  await page.locator('.sort-line a', { hasText: copy.results.byDate }).click();
  await expect(page).toHaveURL(/[?&]sort=date/);
  await expect(page.locator('.list-line')).toContainText(copy.results.dateMeans);
  await page.getByRole('link', { name: copy.results.everywhere }).click();
  await expect(page).not.toHaveURL(/sid=/);
  await expect(page.locator('.product-row')).toHaveCount(all.counts.products.total);

  const last = await ask(hostOf(edition), `${searchPath({ keyword })}&page=9999`);
  expect([last.status, last.headers.location]).toEqual([302, searchPath({ keyword })]);
});

test('[SRC-7] [HDR-8] nothing found leads on, and a search without words shows where to begin, without script', async ({
  plainPage: page,
  api,
  copy,
  edition,
  otherOrigin,
}) => {
  const keyword = asked[edition].slip;
  const { near, counts } = await api.get('search', { keyword, type: 'videos', exact: 1 });
  if (!near) throw new Error(`The demo has videos of ${keyword}`);
  await page.goto(`/search?type=videos&exact=1&keyword=${encodeURIComponent(keyword)}`);
  const ways = page.locator('.nothing-found');
  await expect(ways.locator('h2').first()).toContainText(`0 ${copy.results.none.videos}`);
  for (const term of near.terms) {
    await expect(ways.getByRole('link', { name: term, exact: true })).toHaveAttribute(
      'href',
      searchPath({ keyword: term, type: 'videos' }),
    );
  }
  await expect(ways.locator('.word-counts tbody th')).toHaveText(
    near.words.map(({ typed }) => typed),
  );
  const others = types.filter((type) => counts[type].total > 0);
  await expect(ways.locator('.elsewhere li')).toHaveCount(others.length);
  await expect(ways.getByRole('link', { name: copy.results.askWays })).toHaveAttribute(
    'href',
    postListingPath('demand'),
  );

  const own = { cn: '宁波', en: 'Ningbo' }[edition];
  for (const type of types) {
    const answer = await api.get('search', { keyword: own, type, year: 1999 });
    if (!answer.near?.edition.total) continue;
    await page.goto(`${searchPath({ keyword: own, type })}&year=1999`);
    const link = ways.locator('.near-ways a[hreflang]');
    await expect(link).toHaveAttribute('href', otherOrigin + searchPath({ keyword: own, type }));
    await expect(link).toHaveText(
      copy.results.otherCount(copy.results.count[type](answer.near.edition)),
    );
  }

  await page.goto('/search?keyword=+');
  const { keywords } = await api.get('baseinfo', {});
  for (const { title } of keywords) {
    await expect(page.locator(`.search-start a`, { hasText: title }).first()).toHaveAttribute(
      'href',
      searchPath({ keyword: title }),
    );
  }
  await expect(page.locator('.search-start a[href^="/i/"]').first()).toBeVisible();
});

test('[RTE-13] whatever is typed is text, and breaks nothing @wide', async ({ edition }) => {
  const typed = [
    '<script>alert(1)</script>',
    '"(a AND b) OR *~2[',
    '\u0000a\u0000',
    '😀'.repeat(60),
    '\u202Eabc',
    '注'.repeat(150),
    '%',
  ];
  for (const keyword of typed) {
    const path = `/search?type=supplier&keyword=${encodeURIComponent(keyword)}`;
    const { status, body } = await ask(hostOf(edition), path);
    expect([keyword, status < 500]).toEqual([keyword, true]);
    expect(body).not.toContain('<script>alert');
  }
  for (const path of [
    '/search?keyword=%ED%A0%80',
    '/search?keyword=a&type=__proto__&year=x&sid=-1',
  ]) {
    expect([path, (await ask(hostOf(edition), path)).status]).toEqual([path, 200]);
  }
});
