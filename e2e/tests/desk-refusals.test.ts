import { twinOf } from '@ironbridge/domain';
import { openDesk } from '../support/desk.ts';
import { deskOrigin, orderAnyway, signIn } from '../support/desk-screen.ts';
import { deskWords } from '../support/desk-words.ts';
import { expect, test } from '../support/test.ts';

test('[DSK-1] who sells places reads articles and writes none, on the screen and past it @wide', async ({
  page,
  edition,
}) => {
  const desk = await openDesk();
  await signIn(page, edition, await desk.makePerson('advertising'));
  const title = `${deskWords[edition].title} ${Date.now()}`;
  const id = await desk.makeArticle(edition, title);
  try {
    await expect(page.locator('.desk-start__new')).toHaveCount(0);
    await page.goto(`${deskOrigin}/admin/collections/articles/${id}`);
    await expect(page.locator('input[name="title"]')).toBeDisabled();
    await expect(page.locator('#action-save')).toHaveCount(0);
    await page.goto(`${deskOrigin}/admin/collections/articles/create`);
    await expect(page.locator('input[name="title"]')).toHaveCount(0);
    expect(await orderAnyway(page, 'POST', '/api/articles', { edition, title })).toBe(403);
  } finally {
    await desk.remove(id);
  }
});

test('[DSK-2] an editor can neither change nor publish what is the other edition’s, on the screen and past it @wide', async ({
  page,
  edition,
}) => {
  const desk = await openDesk();
  await signIn(page, edition, await desk.makePerson(`editor_${edition}`));
  const title = `${deskWords[edition].title} ${Date.now()}`;
  const id = await desk.makeDraft(twinOf(edition), title);
  try {
    await page.goto(`${deskOrigin}/admin/collections/articles/${id}`);
    await expect(page.locator('input[name="title"]')).toHaveValue(title);
    await expect(page.locator('input[name="title"]')).toBeDisabled();
    await expect(page.locator('#action-save')).toHaveCount(0);
    const order = { _status: 'published' };
    expect(await orderAnyway(page, 'PATCH', `/api/articles/${id}`, order)).toBe(403);
    expect((await desk.read(`/articles/${id}`))['_status']).toBe('draft');
  } finally {
    await desk.remove(id);
  }
});

test('[DSK-1] nobody but those who keep the catalogue imports one @wide', async ({
  page,
  edition,
}) => {
  const desk = await openDesk();
  await signIn(page, edition, await desk.makePerson('sales'));
  await page.goto(`${deskOrigin}/admin/collections/imports`);
  await expect(page.locator('.desk-import-start')).toHaveCount(0);
  const path = '/api/imports/upload?kind=suppliers&name=a.csv';
  expect(await orderAnyway(page, 'POST', path, {})).toBe(403);
});
