import { readFileSync } from 'node:fs';
import {
  accountPath,
  articleListPath,
  articlePath,
  listingListPath,
  magazineListPath,
  paperListPath,
  productListPath,
  showListPath,
  subscribePath,
  supplierListPath,
  videoListPath,
} from '@ironbridge/domain';
import type { Page } from '@playwright/test';
import { findViolations } from '../support/find-violations.ts';
import { logInAsNewMember } from '../support/member.ts';
import {
  newestDemandPath,
  newestPaperPath,
  newestProductPath,
  newestSupplierPath,
  newestVideoPath,
  nextShowPath,
} from '../support/newest.ts';
import { readableIssuePath } from '../support/readable-issue.ts';
import { expect, test } from '../support/test.ts';

test('[MEM-3] whatever has a page can be marked there, a reload shows it, and the member centre keeps it', async ({
  page,
  context,
  api,
  copy,
  edition,
}) => {
  await logInAsNewMember(context, edition);
  const { list } = await api.get('articleList', { rows: 1 });
  const [article] = list;
  if (!article) throw new Error('The demo has no article');
  const paths = [
    articlePath(edition, { id: article.id }),
    await newestVideoPath(api),
    await newestPaperPath(api),
    await newestProductPath(api),
    await newestSupplierPath(api),
    await nextShowPath(api),
    await newestDemandPath(api),
    await readableIssuePath(api),
  ];
  const button = page.locator('main .favourite button');
  for (const path of paths) {
    await page.goto(path);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await Promise.all([page.waitForResponse('**/memberApi/favourites/mark'), button.click()]);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toHaveText(new RegExp(copy.favourites.marked));

  await page.goto(accountPath('favourites'));
  const lines = page.locator('.own-line');
  await expect(lines).toHaveCount(paths.length);
  await expect(page.locator('.own-line h2 a')).toHaveCount(paths.length);
  expect(await findViolations(page)).toEqual([]);
  await lines.first().getByRole('button').click();
  await expect(page.locator('.form-words')).toContainText(copy.favourites.removed);
  await expect(lines).toHaveCount(paths.length - 1);
});

test('[MEM-3] a row of a list is marked where it stands, and a reload shows it @wide', async ({
  page,
  context,
  api,
  edition,
}) => {
  await logInAsNewMember(context, edition);
  const [issue] = (await api.get('magList', { rows: 1 })).list;
  const lists = [
    productListPath(),
    supplierListPath(),
    articleListPath(),
    listingListPath(),
    showListPath(),
    videoListPath(),
    paperListPath(),
    magazineListPath({ mid: [issue?.mag?.id ?? 0] }),
  ];
  // What stands in these stands in one of the lists too.
  const others = [
    '/search?keyword=注塑机',
    articleListPath({ type: 'newswire' }),
    magazineListPath(),
  ];
  const mark = page.locator('.row-mark').first();
  const press = () =>
    Promise.all([page.waitForResponse('**/memberApi/favourites/mark'), mark.click()]);
  for (const path of [...others, ...lists]) {
    await page.goto(path);
    await expect(mark).toHaveAttribute('aria-pressed', 'false');
    await press();
    await page.reload();
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    const other = page.locator(`.row-mark:not([value="${await mark.getAttribute('value')}"])`);
    await expect(other.first()).toHaveAttribute('aria-pressed', 'false');
    if (others.includes(path)) await press();
  }
  await page.goto(accountPath('favourites'));
  await expect(page.locator('.own-line')).toHaveCount(lists.length);
});

test('[MEM-2] [MEM-4] [MEM-5] [MEM-6] [MEM-9] a member gets a paper, subscribes, takes all of it along and goes', async ({
  page,
  context,
  api,
  copy,
  edition,
}) => {
  const member = await logInAsNewMember(context, edition);
  const path = await newestPaperPath(api);
  await page.goto(path);
  const form = page.locator('.paper-form');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\/account\/papers\/\d+$/);
  await expect(page.locator('.field[data-state="wrong"]')).toHaveCount(6);
  expect(await findViolations(page)).toEqual([]);
  await fillPerson(page, 'paper', 'someone@');
  await page.selectOption('[name=country]', 'DE');
  await page.selectOption('[name=role]', 'engineering');
  // On phones the words lie over the box, to be a thumb's size.
  await page.locator('[name=agreed]').press('Space');
  await form.getByRole('button').click();
  // The browser itself keeps a wrong address back; one that only looks right the server refuses.
  expect(await page.locator(':invalid[type=email]').count()).toBe(1);
  await page.fill('[name=email]', 'someone@mill');
  await form.getByRole('button').click();
  await expect(page.locator('.field[data-state="wrong"]')).toHaveCount(1);
  await expect(page.locator('[name=company]')).toHaveValue('Mill');
  await page.fill('[name=email]', 'someone@mill.example');
  await form.getByRole('button').click();
  await expect(page.locator('.form-words')).toContainText(copy.downloads.ready);
  expect(await findViolations(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.own-line .button').click(),
  ]);
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  await page.goto(subscribePath());
  // What we know of them they need not write again.
  await expect(page.locator('#subscribe-name')).toHaveValue(member.truename);
  await expect(page.locator('#subscribe-email')).toHaveValue(member.email);
  await page.selectOption('[name=magazine]', { index: 1 });
  await page.locator('[name=ezine]').press('Space');
  await fillPerson(page, 'subscribe', 'someone@mill.example');
  await page.fill('[name=phone]', '+44 20 7946 0000');
  const submit = page.getByRole('button', { name: copy.subscriptions.submit });
  await submit.click();
  await expect(page.locator('.field[data-state="wrong"]')).toHaveCount(6);
  expect(await findViolations(page)).toEqual([]);
  await expect(page.locator('[name=education] option')).toHaveText([
    copy.subscriptions.choose,
    ...Object.values(copy.subscriptions.educations),
  ]);
  for (const name of ['education', 'role', 'firm_size', 'buying', 'industry']) {
    await page.selectOption(`[name=${name}]`, { index: 1 });
  }
  await page.locator('[name=agreed]').press('Space');
  await submit.click();
  await expect(page.locator('.form-words')).toContainText(copy.subscriptions.done);
  await expect(page.locator('.own-line')).toHaveCount(1);

  await page.goto(accountPath('data'));
  expect(await findViolations(page)).toEqual([]);
  const [taken] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: copy.personalData.exportButton }).click(),
  ]);
  const all = readFileSync(await taken.path(), 'utf8');
  for (const own of [member.email, 'someone@mill.example', 'Mill']) expect(all).toContain(own);
  const leave = page.getByRole('button', { name: copy.personalData.deleteButton });
  await leave.click();
  await expect(page.locator('.field[data-state="wrong"]')).toContainText(
    copy.personalData.sureNeeded,
  );
  await page.locator('[name=sure]').press('Space');
  await leave.click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(accountPath());
  await expect(page).toHaveURL(/\/account\/login/);
});

async function fillPerson(page: Page, form: string, email: string): Promise<void> {
  await page.fill(`#${form}-name`, 'Maria Keller');
  await page.fill(`#${form}-email`, email);
  await page.fill(`#${form}-company`, 'Mill');
}
