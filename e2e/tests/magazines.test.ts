import { issuePath, magazineListPath, subscribePath } from '@ironbridge/domain';
import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { getReadableIssue } from '../support/readable-issue.ts';
import { findFaults, readThings } from '../support/structured-data.ts';
import { expect, test } from '../support/test.ts';

test('[RTE-8] the shelf has a board for each magazine, and narrows to one and to several', async ({
  page,
  api,
  copy,
  wide,
}) => {
  const { list } = await api.get('magShelf', { rows: 21 });
  const [first, second] = list;
  if (!first || !second) throw new Error('The demo has fewer than two magazines');
  await page.goto('/magazines');
  await expect(page.locator('.magazine h2')).toHaveText(list.map(({ mag_title }) => mag_title));
  const board = page.locator('.magazine').first();
  const faces = first.issues.slice(0, 3);
  await expect(board.locator('.rack-faces a')).toHaveCount(faces.length);
  await expect(board.locator('.rack-faces a').first()).toHaveAttribute(
    'href',
    issuePath(faces[0]?.id ?? 0),
  );
  if (wide) await expect(board.locator('.rack')).toContainText(String(faces[0]?.year));

  const pills = page.getByRole('navigation', { name: copy.magazines.magazines });
  await pills.getByRole('link', { name: first.mag_title, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/magazines\\?mid=${first.id}$`));
  await expect(page.locator('h1')).toHaveText(first.mag_title);
  await expect(page.locator('.list-bar')).toContainText(copy.magazines.issues(first.total));
  await pills.getByRole('link', { name: second.mag_title, exact: true }).click();
  const both = [first.id, second.id].sort((a, b) => a - b);
  await expect(page).toHaveURL(new RegExp(`/magazines\\?mid=${both.join(',')}$`));
  await expect(page.locator('.magazine')).toHaveCount(2);
});

test('[RTE-8] on a phone the covers of two years are of one size @narrow', async ({ page }) => {
  await page.goto('/magazines');
  const widths = await page
    .locator('.rack')
    .first()
    .evaluate((rack) => {
      // As in January: the newest stands in a year of its own.
      const january = rack.firstElementChild?.cloneNode(true);
      if (january) rack.prepend(january);
      const covers = [...rack.querySelectorAll('.rack-faces li')];
      for (const cover of covers.slice(1, covers.length / 2)) cover.remove();
      return [...rack.querySelectorAll('.rack-faces li')].map((cover) => cover.clientWidth);
    });
  expect(widths.length).toBeGreaterThan(2);
  expect(Math.min(...widths)).toBeGreaterThan(100);
  expect(new Set(widths).size).toBe(1);
});

test('[RTE-8] language, tag and keyword narrow the shelf without script', async ({
  plainPage: page,
  api,
  copy,
  edition,
}) => {
  const issue = await getReadableIssue(api);
  const { total } = await api.get('magList', { lang: edition });
  await page.goto('/magazines');
  await page.locator('.filter-bar select[name="lang"]').selectOption(edition);
  await page.locator('.filter-bar button').click();
  await expect(page).toHaveURL(new RegExp(`[?&]lang=${edition}(&|$)`));
  await expect(page.locator('.list-bar')).toContainText(copy.magazines.issues(total));

  const keyword = issue.mag?.mag_title ?? '';
  const found = await api.get('magList', { lang: edition, keyword });
  await page.locator('.filter-bar input[name="keyword"]').fill(keyword);
  await page.locator('.filter-bar button').click();
  await expect(page.locator('.list-bar')).toContainText(copy.magazines.issues(found.total));
  await expect(page.locator('.issue-grid a')).toHaveCount(Math.min(24, found.list.length));

  const [tag] = issue.tags;
  await page.goto('/magazines');
  await page.locator('.filter-bar select[name="tid"]').selectOption(tag?.tag_name ?? '');
  await page.locator('.filter-bar button').click();
  await expect(page).toHaveURL(new RegExp(`[?&]tid=${tag?.id}(&|$)`));
  await expect(page.locator('.list-bar')).toContainText(tag?.tag_name ?? '');
  await expect(page.locator(`.issue-grid a[href$="/${issue.id}"]`)).toBeVisible();

  await page.goto(magazineListPath({ tid: 999_999 }));
  await expect(page.locator('.list-empty h2')).toHaveText(copy.magazines.empty);
  expect((await ask(hostOf(edition), '/magazines?page=7')).status).toBe(302);
});

test('[RTE-9] an issue shows its cover, its facts, and contents that lead to its articles', async ({
  page,
  api,
  copy,
  edition,
}) => {
  const issue = await getReadableIssue(api);
  const line = issue.contents.find(({ article }) => article);
  const path = issuePath(issue.id);
  await page.goto(path);
  await expect(page.locator('h1')).toContainText(copy.magazines.issue(issue.year, issue.period));
  await expect(page.locator('.issue-front img')).toBeVisible();
  await expect(page.locator('.title-block')).toContainText(issue.date.slice(0, 10));
  await expect(page.locator('.issue-contents .headline')).toHaveText(
    issue.contents.map(({ title }) => title),
  );
  await expect(page.locator('.issue-head .pill')).toHaveText(
    issue.tags.map(({ tag_name }) => tag_name),
  );
  const file = page.getByRole('link', { name: copy.magazines.download });
  await expect(file).toHaveAttribute('href', issue.file?.href ?? '');
  const { headers } = await ask(hostOf(edition), issue.file?.href ?? '');
  expect(headers['content-type']).toBe('application/pdf');
  const beside = [issue.next, issue.earlier].filter((one) => one !== null);
  await expect(page.locator('.issue-neighbours li')).toHaveCount(beside.length);
  await expect(page.getByRole('link', { name: copy.magazines.subscribe })).toHaveAttribute(
    'href',
    subscribePath(issue.mag?.id),
  );

  const told = (await readThings(edition, path)).find(
    (thing) => thing['@type'] === 'PublicationIssue',
  );
  expect(told && findFaults('PublicationIssue', told)).toEqual([]);
  await page
    .locator('.issue-contents a')
    .filter({ hasText: line?.title ?? '' })
    .first()
    .click();
  await expect(page.locator('article h1')).toHaveText(line?.title ?? '');
  for (const missing of ['/magazines/info/999', '/magazines/info/none']) {
    expect((await ask(hostOf(edition), missing)).status).toBe(404);
  }
});

test('[VIE-3] an issue is read, leafed through and searched without script', async ({
  plainPage: page,
  api,
  copy,
  edition,
}) => {
  const issue = await getReadableIssue(api);
  const words = copy.magazines;
  const last = issue.pages.length;
  const reader = page.getByRole('region', { name: words.reader });
  await page.goto(issuePath(issue.id));
  await expect(reader.locator('.reader-leaves li')).toHaveCount(last);
  await reader.locator('.reader-turn [rel="next"]').click();
  await expect(page).toHaveURL(/\?page=2#reader$/);
  await expect(reader.locator('.reader-turn')).toContainText(words.pageOf(2, last));
  const [opening = ''] = issue.pages[1]?.text.split('\n') ?? [];
  await expect(reader.locator('.reader-text')).toContainText(opening);
  await expect(reader.locator('.reader-sheet img')).toBeVisible();

  const title = issue.contents.find(({ article }) => article)?.title ?? '';
  const word = /[\p{L}\p{N}]{2,}/u.exec(title)?.[0].slice(0, 4) ?? '';
  const countIn = (text: string) => text.toLowerCase().split(word.toLowerCase()).length - 1;
  const counts = issue.pages.map(({ text }) => countIn(text));
  const first = counts.findIndex(Boolean) + 1;
  const all = counts.reduce((sum, count) => sum + count, 0);
  await reader.locator('input[name="q"]').fill(word);
  await reader.locator('.reader-search button').click();
  await expect(reader.getByRole('status')).toHaveText(words.found(counts[first - 1] ?? 0, all));
  await expect(reader.locator('mark')).toHaveCount(counts[first - 1] ?? 0);
  await expect(reader.locator('.reader-leaves i')).toHaveText(counts.filter(Boolean).map(String));
  const chosen = await reader.locator('.is-chosen').textContent();
  await reader.getByRole('link', { name: words.nextFound, exact: true }).click();
  await expect(page).toHaveURL(/[?&]at=\d+/);
  await expect(reader.locator('.is-chosen mark').first()).toBeVisible();
  expect(await reader.locator('.is-chosen').textContent()).not.toBe(chosen);

  const beyond = await ask(hostOf(edition), `${issuePath(issue.id)}?page=${last + 9}`);
  expect([beyond.status, beyond.headers.location]).toEqual([
    302,
    `${issuePath(issue.id)}?page=${last}#reader`,
  ]);
});

test('[VIE-3] with script pages turn in place, by keys too, and are enlarged in their box', async ({
  page,
  api,
  copy,
}) => {
  const issue = await getReadableIssue(api);
  const words = copy.magazines;
  const reader = page.getByRole('region', { name: words.reader });
  // Fetched ahead by whoever listens to the keys.
  const next = page.waitForResponse(`**${issuePath(issue.id)}?page=2`);
  await page.goto(`${issuePath(issue.id)}#reader`);
  await expect(reader).toBeInViewport();
  await page.locator('h1').evaluate((title) => {
    title.dataset['stayed'] = 'yes';
  });
  await next;
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?page=2#reader$/);
  await expect(reader.locator('.reader-leaves [aria-current]')).toContainText('2');
  await expect(page.locator('h1')).toHaveAttribute('data-stayed', 'yes');

  const sheet = reader.locator('.reader-sheet');
  await reader.getByRole('button', { name: words.larger }).click();
  await expect(sheet).toHaveClass(/is-zoomed/);
  const scrolls = await sheet.evaluate((box) => box.scrollWidth > box.clientWidth);
  expect(scrolls).toBe(true);
  await page.keyboard.press('-');
  await expect(sheet).not.toHaveClass(/is-zoomed/);

  await reader.getByRole('link', { name: words.viewNames.text, exact: true }).click();
  await expect(page).toHaveURL(/\?page=2&view=text#reader$/);
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await expect(page).not.toHaveURL(/magazines\/info/);
});
