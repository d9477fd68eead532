import { articlePath } from '@ironbridge/domain';
import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { openDesk } from '../support/desk.ts';
import { addBlock, chooseFile, signIn, topDrawer } from '../support/desk-screen.ts';
import { deskWords } from '../support/desk-words.ts';
import { expect, test } from '../support/test.ts';

test('[DSK-3] an editor writes with pictures and a table, previews, schedules, and corrects what is live, in their own language @wide', async ({
  page,
  edition,
  api,
}) => {
  test.setTimeout(240_000);
  const words = deskWords[edition];
  const desk = await openDesk();
  await signIn(page, edition, await desk.makePerson(`editor_${edition}`));
  const photo = await page.locator('.desk-start').screenshot();
  const title = `${words.title} ${Date.now()}`;
  const read = () => desk.read(`/articles/${id}`);
  const savedText = async () => JSON.stringify((await read())['body']);
  const find = async () => (await ask(hostOf(edition), `/api/article/info?id=${id}`)).status;

  await page.locator('.desk-start__new').click();
  await page.waitForURL(/\/articles\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  try {
    await page.locator('input[name="title"]').fill(title);
    const text = page.locator('.rich-text-lexical .ContentEditable__root').first();
    await text.click();
    await page.keyboard.type(words.paragraph);
    await page.keyboard.press('Enter');
    const picture = await addBlock(page, 'picture');
    await picture.locator('.upload__createNewToggler').click();
    await chooseFile(topDrawer(page), photo);
    await topDrawer(page).locator(`input[name="alt_${edition}"]`).fill(words.alt);
    await topDrawer(page).locator('#action-save').click();
    // It saves itself. What a block holds is on its way through the server until then: writing on, beginning the next
    // block, or turning to another tab, while it is, can lose it.
    await expect.poll(savedText).toMatch(/"picture":\d/);
    await picture.locator('input[name="caption"]').fill(words.caption);
    await expect.poll(savedText).toContain(words.caption);

    await text.locator('p').last().click();
    const table = await addBlock(page, 'table');
    await table.locator('textarea[name="cells"]').fill(words.cells);
    await expect.poll(savedText).toContain('1800');
    expect(await savedText()).toContain(words.caption);

    await page.getByRole('button', { name: words.pictureTab }).click();
    await page.locator('#field-cover .upload__listToggler').click();
    await topDrawer(page).getByRole('button', { name: 'journey-' }).first().click();
    await expect(page.locator('#field-cover .upload-relationship-details')).toBeVisible();
    await expect.poll(async () => (await read())['cover']).toEqual(expect.any(Number));

    const [preview] = await Promise.all([
      page.context().waitForEvent('page'),
      page.locator('#preview-button').click(),
    ]);
    await expect(preview.locator('h1')).toHaveText(title);
    await expect(preview.getByRole('cell', { name: '1800' })).toBeVisible();
    await expect(
      preview.locator('figure', { hasText: words.caption }).locator('img'),
    ).toBeVisible();
    await preview.close();
    expect(await find()).toBe(404);

    await page.locator('#action-save + .popup button, .form-submit .popup-button').first().click();
    await page.locator('#schedule-publish').click();
    const soon = new Date(Date.now() + 8_000).toLocaleString('sv-SE');
    await topDrawer(page).locator('.date-time-picker input').fill(soon);
    await page.keyboard.press('Tab');
    await topDrawer(page).locator('#scheduled-publish-save').click();
    await expect.poll(find, { timeout: 60_000 }).toBe(200);

    const article = await api.get('articleInfo', { id });
    await page.reload();
    await page.getByRole('button', { name: words.textTab, exact: true }).click();
    await page.locator('#field-corrections .array-field__add-row').click();
    await page.locator('#field-corrections__0__date input').fill('2026-11-15');
    await page.locator('textarea[name="corrections.0.text"]').fill(words.correction);
    await page.locator('#action-save').click();
    await expect
      .poll(async () => (await api.get('articleInfo', { id })).corrections.length)
      .toBe(1);
    await page.goto(`http://${hostOf(edition)}${articlePath(edition, article)}`);
    await expect(page.locator('.corrections')).toContainText(words.correction);
    await expect(page.getByRole('cell', { name: '1800' })).toBeVisible();
    expect(await desk.findDeeds(id)).toEqual(['publish', 'publish']);
  } finally {
    await desk.remove(id);
  }
});
