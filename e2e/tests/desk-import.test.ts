import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { openDesk } from '../support/desk.ts';
import { deskOrigin, signIn } from '../support/desk-screen.ts';
import { deskWords } from '../support/desk-words.ts';
import { expect, test } from '../support/test.ts';
import { whenHydrated } from '../support/when-hydrated.ts';

test('[DSK-6] a catalogue is tried, read through, imported and taken back, in one’s own language @wide', async ({
  page,
  edition,
}) => {
  test.setTimeout(180_000);
  const words = deskWords[edition];
  const desk = await openDesk();
  await signIn(page, edition, await desk.makePerson('catalogue'));
  const mark = Date.now();
  const name = `${words.firm} ${mark}`;
  const lines = [
    words.headers,
    `E${mark}-1,${name},${words.yes},1998`,
    `E${mark}-2,${name} 2,,1999`,
    `E${mark}-3,${name} 3,,${words.noYear}`,
  ];
  const findSupplier = async (id: string) =>
    (await ask(hostOf(edition), `/api/supplier/info?id=${id}`)).status;

  await page.goto(`${deskOrigin}/admin/collections/imports`);
  const start = page.locator('.desk-import-start');
  await whenHydrated(start.getByLabel(words.suppliers));
  await start.getByLabel(words.suppliers).check();
  await start.locator('input[type=file]').setInputFiles({
    name: 'suppliers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await page.locator('.desk-import-columns button[type=submit]').click();

  const report = page.locator('.desk-import-report');
  const actions = page.locator('.desk-import-actions');
  await expect(report.locator('button[data-state="new"]')).toContainText('2');
  await report.locator('button[data-state="refused"]').click();
  await expect(report.locator('tbody tr')).toHaveCount(1);
  await expect(report.locator('tbody tr')).toContainText(words.founded);

  await actions.getByRole('button', { name: words.importRows }).click();
  await expect(actions.getByRole('button', { name: words.undoImport })).toBeVisible();
  await report.locator('button[data-state="new"]').click();
  const address = await report.getByRole('link', { name, exact: true }).getAttribute('href');
  const id = address?.split('/').at(-1) ?? '';
  await expect.poll(() => findSupplier(id)).toBe(200);

  await actions.getByRole('button', { name: words.undoImport }).click();
  await page.locator('#confirm-action').click();
  await expect(report.locator('button[data-state="deleted"]')).toContainText('2');
  await expect.poll(() => findSupplier(id)).toBe(404);
});
