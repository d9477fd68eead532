import { twinOf } from '@ironbridge/domain';
import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { openDesk } from '../support/desk.ts';
import { signIn } from '../support/desk-screen.ts';
import { deskWords } from '../support/desk-words.ts';
import { expect, test } from '../support/test.ts';

test('[DSK-5] an editor finds what waits, starts a twin, publishes it and takes it down, in their own language @wide', async ({
  page,
  edition,
}) => {
  const words = deskWords[edition];
  const desk = await openDesk();
  const person = await desk.makePerson(`editor_${edition}`);
  const original = `Original ${edition} ${Date.now()}`;
  const source = await desk.makeArticle(twinOf(edition), original);

  await signIn(page, edition, person);
  await page.locator('[data-list="missing-twins"]').getByText(original).click();

  await page.getByRole('button', { name: words.startTwin }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(`/${source}`));
  const id = Number(page.url().split('/').at(-1));
  try {
    const twin = page.locator('.desk-twin');
    await expect(twin).toHaveAttribute('data-twin', 'live');
    await expect(twin).toContainText(original);
    await page.locator('input[name="title"]').fill(words.title);
    await expect(page.getByText(words.count)).toBeVisible();
    await page.locator('#action-save').click();
    await expect(page.getByRole('button', { name: words.takeDown })).toBeVisible();
    await expect
      .poll(async () => (await ask(hostOf(edition), `/api/article/info?id=${id}`)).status)
      .toBe(200);

    await page.getByRole('button', { name: words.takeDown }).click();
    const dialog = page.locator('.desk-modal');
    await dialog.getByLabel(words.reason).fill(words.why);
    await dialog.getByRole('button', { name: words.confirm }).click();
    await expect
      .poll(async () => (await ask(hostOf(edition), `/api/article/info?id=${id}`)).body)
      .not.toContain(words.title);
    await expect(page.getByRole('button', { name: words.takeDown })).toHaveCount(0);
    expect(await desk.findDeeds(id)).toEqual(['publish', 'take_down']);
  } finally {
    await desk.remove(id);
    await desk.remove(source);
  }
});
