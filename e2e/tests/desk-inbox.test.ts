import { randomUUID } from 'node:crypto';
import { type MemberTakes, memberCalls } from '@ironbridge/contract';
import { askAs, newAddress } from '@ironbridge/people';
import { openDesk } from '../support/desk.ts';
import { deskOrigin, signIn } from '../support/desk-screen.ts';
import { deskWords } from '../support/desk-words.ts';
import { findViolations } from '../support/find-violations.ts';
import { expect, test } from '../support/test.ts';

test('[DSK-1] [SEC-37] a reader’s message is read by sales, and taken along in a file in which nothing runs @wide', async ({
  page,
  edition,
}) => {
  const words = deskWords[edition];
  const form = randomUUID();
  const said: MemberTakes<'sendMessage'> = {
    form,
    topic: 'site',
    message: `=1+1 <b>${form}</b>`,
    name: `@${words.firm}`,
    phone: '',
    email: 'reader@example.com',
    agreed: true,
    homepage: '',
  };
  const address = newAddress();
  const sent = await askAs(edition, memberCalls.sendMessage.path, { body: said, address });
  expect(sent.json().code).toBe(1);

  const desk = await openDesk();
  await signIn(page, edition, await desk.makePerson('sales'));
  const list = page.locator('[data-list="messages"]');
  await expect(list).toContainText(words.newMessages);
  await list.getByText(form).click();
  await expect(page.locator('.desk-inbox__item')).toContainText(said.message);
  await page.getByRole('button', { name: words.markDone }).click();
  await expect(page.getByRole('button', { name: words.openAgain })).toBeVisible();
  await page.goto(`${deskOrigin}/admin`);
  await expect(list.getByText(form)).toHaveCount(0);
  await page.goto(`${deskOrigin}/admin/inbox/messages?q=${form}`);
  await expect(page.locator('.desk-inbox__table tbody tr')).toHaveCount(1);
  expect(await findViolations(page, '.desk-inbox')).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words.download }).click(),
  ]);
  const chunks = await (await file.createReadStream()).toArray();
  const [, line = ''] = Buffer.concat(chunks).toString().split('\r\n');
  expect(line).toContain(`'=1+1 <b>${form}</b>`);
  expect(line).toContain(`,'@${words.firm},`);
});
