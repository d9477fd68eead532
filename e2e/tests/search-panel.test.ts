import { type EditionId, searchTypes } from '@ironbridge/domain';
import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../support/find-violations.ts';
import { pauseClock } from '../support/paused-clock.ts';
import { waitForScripts } from '../support/scripts-run.ts';
import { expect, test } from '../support/test.ts';

/** Letters that lead, taken together, to something of every kind; the last of them to a headline. */
const letters = {
  cn: ['激光', '机器人'],
  en: ['laser', 'robot'],
} as const satisfies Readonly<Record<EditionId, readonly string[]>>;

async function openSearch(page: Page, wide: boolean): Promise<Locator> {
  await waitForScripts(page);
  const field = page.locator('.search-box [name="keyword"]');
  if (wide) await field.click();
  else await page.locator('summary[data-open-search]').click();
  await expect(page.locator('.search-panel')).toBeVisible();
  await expect(field).toBeFocused();
  return field;
}

test('[HDR-7] the panel has types, keyword, hot keywords and button, dims the page and closes', async ({
  page,
  wide,
  api,
  copy,
}) => {
  await page.goto('/articles');
  const field = await openSearch(page, wide);
  const { keywords } = await api.get('baseinfo', {});
  await expect(page.getByRole('radio')).toHaveCount(Object.keys(searchTypes).length);
  await expect(page.getByRole('radio', { name: copy.navigation.news })).toBeChecked();
  const hot = page.locator('.search-words ol a');
  await expect(hot).toHaveText(keywords.map(({ title }, index) => `${index + 1}${title}`));

  if (wide) {
    const [panel, form] = await Promise.all(
      ['.search-panel', '.search-box .search-form'].map((place) =>
        page.locator(place).boundingBox(),
      ),
    );
    expect(panel?.width).toBe(880);
    expect((panel?.x ?? 0) + 880).toBeCloseTo((form?.x ?? 0) + (form?.width ?? 0), 0);
    await expect(page.locator('.cover')).toBeVisible();
    await field.press('Escape');
    await expect(page.locator('.search-panel')).toBeHidden();
    await expect(page.locator('.cover')).toHaveCount(0);
    await expect(field).toBeFocused();
    await field.press('x');
    await expect(page.locator('.search-panel')).toBeVisible();
    await page.mouse.click(20, 860);
    await expect(page.locator('.search-panel')).toBeHidden();
    await field.click();
    await page.locator('.brand').first().focus();
    await expect(page.locator('.search-panel')).toBeHidden();
  } else {
    await expect(page.getByRole('dialog', { name: copy.search.label })).toBeVisible();
    await page.getByRole('button', { name: copy.search.close }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('summary[data-open-search]')).toBeFocused();
    await openSearch(page, wide);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('[HDR-7] [HDR-8] Enter, the button and a hot keyword search what was chosen, and nothing searches for nothing', async ({
  page,
  wide,
  copy,
}) => {
  const searched: Record<string, string>[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/search') searched.push(Object.fromEntries(searchParams));
  });
  await page.goto('/articles');
  const field = await openSearch(page, wide);
  await field.press('Enter');
  await page.locator('.search-box [type="submit"]').click();
  await field.fill('   ');
  await field.press('Enter');
  await expect(page.locator('.search-panel')).toBeVisible();
  expect(searched).toEqual([]);

  await page.getByRole('radio', { name: copy.navigation.products }).click();
  await expect(page.locator('.search-box select')).toHaveValue('products');
  await expect(field).toBeFocused();
  await field.fill(' PLC ');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?type=products&keyword=\+PLC\+$/);
  await expect(page.locator('h1')).toContainText('PLC');
  await expect(page.locator('.search-panel')).toBeHidden();
  await expect(page.locator('.cover, .search-sheet')).toHaveCount(0);

  await openSearch(page, wide);
  await expect(field).toHaveValue('PLC');
  await expect(page.locator('.recent-searches a')).toHaveText(['PLC']);
  await page.getByRole('radio', { name: copy.navigation.videos }).click();
  const hot = page.locator('.search-words ol a').first();
  const word = ((await hot.textContent()) ?? '').slice(1);
  await hot.click();
  await expect(page.locator('h1')).toContainText(word);
  expect(searched).toContainEqual({ keyword: ' PLC ', type: 'products' });
  expect(searched).toContainEqual({ keyword: word, type: 'videos' });
});

test('[SRC-6] typing suggests terms in both languages, suppliers, products and headlines, by keyboard and screen reader', async ({
  page,
  wide,
  api,
  copy,
  edition,
}) => {
  await page.goto('/articles');
  await openSearch(page, wide);
  const field = page.getByRole('combobox', { name: copy.frame.search, exact: true });
  const list = page.getByRole('listbox', { name: copy.search.suggestions });
  const options = list.getByRole('option');
  await expect(field).toHaveAttribute('aria-expanded', 'false');

  const suggested = new Set<string>();
  for (const q of letters[edition]) {
    const { terms, suppliers, products, articles } = await api.get('suggest', { q });
    await field.fill('');
    await expect(list).toBeHidden();
    await field.pressSequentially(q);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    for (const [group, found] of [
      [copy.search.terms, terms],
      [copy.navigation.suppliers, suppliers],
      [copy.navigation.products, products],
      [copy.search.headlines, articles],
    ] as const) {
      const shown = list.getByRole('group', { name: group, exact: true }).getByRole('option');
      await expect(shown).toHaveCount(found.length);
      if (found.length) suggested.add(group);
    }
    const [term] = terms;
    if (term) await expect(options.first()).toHaveText(term.name + term.other);
    await expect(list.locator('mark').first()).toHaveText(new RegExp(q, 'i'));
    const said = copy.search.found(await options.count());
    await expect(page.locator('.search-panel [role="status"]')).toHaveText(said);
  }
  expect(suggested.size).toBe(4);

  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await field.press('ArrowUp');
  await expect(list.locator('[aria-selected="true"]')).toHaveCount(0);
  await field.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(options.last()).toBeInViewport();
  await expect(field).toBeFocused();
  const headline = await options.last().locator('span').first().textContent();
  await field.press('Enter');
  await expect(page.locator('h1')).toHaveText(headline ?? '');
  await expect(page.locator('.search-panel')).toBeHidden();
});

test('[SRC-6] nothing is asked or searched while a word is being composed @wide', async ({
  page,
  wide,
}) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/part/suggestions') asked.push(searchParams.get('q'));
  });
  await pauseClock(page);
  await page.goto('/articles');
  const field = await openSearch(page, wide);
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'zhu', selectionStart: 3, selectionEnd: 3 });
  await expect(field).toHaveValue('zhu');
  await page.clock.runFor(1000);
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  expect(asked).toEqual([]);
  await client.send('Input.insertText', { text: '注塑' });
  await expect(field).toHaveValue('注塑');
  await page.clock.runFor(149);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(['注塑']);
  await expect(page).toHaveURL('/articles');
});

test('[SRC-6] an answer that comes too late is dropped, one that does not come is not missed @wide', async ({
  page,
  wide,
}) => {
  const held = Promise.withResolvers<void>();
  const answered: string[] = [];
  const options = page.locator('.suggestions [role="option"]');
  const option = (name: string) =>
    `<div role="group" aria-label="x"><a role="option" id="o" href="/">${name}</a></div>`;
  await page.route('**/part/suggestions?*', async (route) => {
    const q = new URL(route.request().url()).searchParams.get('q') ?? '';
    if (q === 'a') await held.promise;
    if (q === 'abc') await route.abort();
    else await route.fulfill({ contentType: 'text/html', body: option(q) });
    answered.push(q);
  });
  await page.goto('/articles');
  const field = await openSearch(page, wide);
  const first = page.waitForRequest(/suggestions\?q=a$/);
  await field.pressSequentially('a');
  await first;
  await field.pressSequentially('b');
  await expect(options).toHaveText(['ab']);
  const late = page.waitForResponse(/suggestions\?q=a$/);
  held.resolve();
  await late;
  await expect.poll(() => answered).toContain('a');
  await expect(options).toHaveText(['ab']);
  await field.pressSequentially('c');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the open search, ${colorScheme}`, async ({ page, wide, edition }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/articles');
    const field = await openSearch(page, wide);
    await field.fill(letters[edition][0]);
    await expect(page.locator('.suggestions [role="option"]').first()).toBeVisible();
    await field.press('ArrowDown');
    expect(await findViolations(page, '.search-box')).toEqual([]);
  });
}

test('[HDR-7] [HDR-8] the search works without scripts', async ({
  plainPage: page,
  baseURL,
  wide,
  copy,
}) => {
  await page.goto('/');
  if (!wide) {
    await page.locator('summary[data-open-search]').click();
    await expect(page.locator('.search-words ol a').first()).toBeVisible();
  }
  const field = page.getByRole('textbox', { name: copy.frame.search });
  await page.locator('.search-box [type="submit"]').click();
  await expect(page).toHaveURL(`${baseURL}/`);
  await page.locator('.search-box select').selectOption('products');
  await field.fill('PLC');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?type=products&keyword=PLC$/);
  await expect(page.locator('h1')).toContainText('PLC');
});

test('[HDR-7] where the field has left the screen, the row that stays opens the search over the page @wide', async ({
  page,
  copy,
}) => {
  await page.goto('/articles');
  await waitForScripts(page);
  await page.mouse.wheel(0, 600);
  await page.locator('.main-nav [data-open-search]').click();
  const sheet = page.getByRole('dialog', { name: copy.search.label });
  const field = sheet.locator('[name="keyword"]');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await page.mouse.click(20, 860);
  await expect(sheet).toHaveCount(0);
  await page.locator('.main-nav [data-open-search]').click();
  await field.fill('PLC');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?type=news&keyword=PLC$/);
  await expect(sheet).toHaveCount(0);
});
