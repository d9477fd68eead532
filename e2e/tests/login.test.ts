import { randomInt, randomUUID } from 'node:crypto';
import { accountPath, editions, layout, loginPath, maskAccount } from '@ironbridge/domain';
import { readCode, readGraphicCode } from '@ironbridge/people';
import { findViolations } from '../support/find-violations.ts';
import { expect, test } from '../support/test.ts';

test('[LAY-1] [LAY-4] [DLG-1] [LOG-1] [LOG-2] [LOG-3] [LOG-4] [LOG-6] the login dialog says at each field what it needs @wide', async ({
  page,
  copy,
  edition,
}) => {
  const words = copy.login;
  await page.goto('/i/plastics');
  const way = page.locator('.header-places [data-login]');
  await way.click();
  const dialog = page.getByRole('dialog', { name: words.title });
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(layout.loginDialogWidth);
  expect(await findViolations(page)).toEqual([]);

  const submit = dialog.getByRole('button', { name: words.submit, exact: true });
  await submit.click();
  await expect(dialog).toContainText(words.accountEmpty);
  await expect(dialog).toContainText(words.agreeEmpty);
  if (editions[edition].loginModes.length > 1) {
    await expect(dialog).toContainText(words.codeEmpty);
    await dialog.getByLabel(words.account, { exact: true }).fill('23800004216');
    await dialog.getByRole('button', { name: words.send }).click();
    await expect(dialog).toContainText(words.accountWrong);
    await expect(dialog).toContainText(words.pictureEmptyToSend);
    await dialog.getByRole('link', { name: words.byPassword }).click();
    await submit.click();
  } else {
    await dialog.getByLabel(words.account, { exact: true }).fill('wei.chen@');
    await submit.click();
    await expect(dialog).toContainText(words.accountWrong);
  }
  await expect(dialog).toContainText(words.passwordEmpty);
  await expect(dialog).toContainText(words.pictureEmpty);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(way).toBeFocused();
});

/** Runs in the browser: a notice stands for a second, then the page is loaded anew. */
function rememberNotices(): void {
  new MutationObserver(() => {
    const said = document.querySelector('.notices')?.textContent ?? '';
    const before = sessionStorage.getItem('notices') ?? '';
    if (!before.endsWith(said)) sessionStorage.setItem('notices', before + said);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

test('[LOG-5] [LOG-7] [LOG-8] [HDR-3] [API-6] a code logs in whoever cannot see the picture, and the way out is in the header @wide @cn', async ({
  page,
  copy,
}) => {
  const words = copy.login;
  const phone = `13${randomInt(100_000_000, 999_999_999)}`;
  await page.addInitScript(rememberNotices);
  const hears = (said: string) =>
    expect(async () => {
      const all = await page.evaluate(() => sessionStorage.getItem('notices'));
      expect(all).toContain(said);
    }).toPass();
  await page.goto('/articles');
  await page.locator('.top-bar [data-login]').click();
  const dialog = page.getByRole('dialog', { name: words.title });
  await dialog.getByLabel(words.account, { exact: true }).fill(phone);
  await dialog.getByRole('button', { name: words.proof }).click();
  await expect(dialog).toContainText(words.proved, { timeout: 30_000 });
  await dialog.getByRole('button', { name: words.send }).click();
  await expect(dialog).toContainText(words.sent(`${phone.slice(0, 3)}****${phone.slice(-4)}`));
  await page.reload();
  await page.locator('.top-bar [data-login]').click();
  const resend = dialog.locator('[data-send]');
  await expect(resend).toHaveText(/^\d+ /);
  await expect(resend).toBeDisabled();
  // Who presses it all the same is told how long.
  await resend.click({ force: true });
  await expect(dialog).toContainText(/请 \d+ 秒后再发送/);

  await dialog.getByLabel(words.account, { exact: true }).fill(phone);
  await dialog.getByLabel(words.code, { exact: true }).fill(await readCode(phone));
  await dialog.getByLabel(words.agree).check();
  const sent = page.waitForRequest('**/memberApi/login_by_code');
  await dialog.getByRole('button', { name: words.submit, exact: true }).click();
  expect((await sent).postData()).not.toContain(phone);
  await hears(words.done);
  const place = page.locator('.top-bar [data-member]');
  await expect(place).toContainText(copy.account.unnamed);
  await place.getByRole('button', { name: copy.frame.logout }).click();
  await hears(copy.account.loggedOut);
  await expect(place.getByText(copy.navigation.login)).toBeVisible();
});

test('[MEM-8] [LOG-4] [LOG-10] whoever is new registers with a name and a password, which opens the door again', async ({
  page,
  copy,
  edition,
}) => {
  const words = copy.login;
  const account = editions[edition].has.emailAccounts
    ? `new-${randomUUID()}@example.com`
    : `13${randomInt(100_000_000, 999_999_999)}`;
  const password = `Iron-${randomUUID()}`.slice(0, 20);
  const typePicture = async () => {
    const key = await page.locator('main [name=key]').inputValue();
    await page.locator('main [name=img_code]').fill((await readGraphicCode(key)).img_code);
  };
  await page.goto(accountPath('register'));
  const form = page.locator('main .login-form');
  await form.locator('[name=account]').fill(account);
  await typePicture();
  await form.locator('[data-send]').click();
  await expect(form).toContainText(words.sent(maskAccount(account)));
  await form.locator('[name=vcode]').fill(await readCode(account));
  await form.locator('[name=password]').fill(password);
  await form.locator('[name=agree]').press('Space');
  const submit = form.getByRole('button', { name: words.registerSubmit, exact: true });
  await submit.click();
  await expect(form).toContainText(copy.profile.truenameEmpty);
  expect(await findViolations(page, 'main')).toEqual([]);
  // What was typed stays: nothing was sent yet.
  await form.locator('[name=truename]').fill('Ada Lovelace');
  await submit.click();
  await expect(page.locator('.account-who')).toContainText('Ada Lovelace');
  await expect(page.getByRole('heading', { name: copy.account.firstSteps })).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);

  await page.locator('.account-who button').click();
  // Who is still logged in is not shown the form.
  await expect(page.locator('.account-who')).toHaveCount(0);
  await page.goto(`${loginPath(accountPath('sessions'))}&mode=pwd`);
  await form.locator('[name=account]').fill(account);
  await form.locator('[name=password]').fill(password);
  await typePicture();
  await form.locator('[name=agree]').press('Space');
  await form.getByRole('button', { name: words.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/account\/sessions$/);
  await expect(page.locator('.account-table tbody tr')).toHaveCount(1);
});
