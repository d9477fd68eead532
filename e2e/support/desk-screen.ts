import type { EditionId } from '@ironbridge/domain';
import { getSettings } from '@ironbridge/stack';
import type { Locator, Page } from '@playwright/test';
import type { Person } from './desk.ts';
import { deskWords } from './desk-words.ts';
import { whenHydrated } from './when-hydrated.ts';

export const deskOrigin = `http://desk.localhost:${getSettings().ports.nginx}`;

/** The desk in the language of an edition's editors, with this person at it. */
export async function signIn(page: Page, edition: EditionId, person: Person): Promise<void> {
  const words = deskWords[edition];
  page.setDefaultTimeout(60_000);
  await page
    .context()
    .addCookies([{ name: 'payload-lng', value: words.language, url: deskOrigin }]);
  await page.goto(`${deskOrigin}/admin/login`);
  await whenHydrated(page.locator('input[name="email"]'));
  await page.locator('input[name="email"]').fill(person.email);
  await page.locator('input[name="password"]').fill(person.password);
  await page.getByRole('button', { name: words.signIn }).click();
  await page.locator('.desk-start').waitFor();
}

/** The drawer on top of all others, once it has come to rest. */
export const topDrawer = (page: Page): Locator => page.locator('.drawer--is-open').last();

/** A block of a text, by the menu that a slash opens. */
export async function addBlock(page: Page, slug: string): Promise<Locator> {
  const blocks = page.locator('.LexicalEditorTheme__block');
  const before = await blocks.count();
  await page.keyboard.type('/');
  await page.locator(`#slash-menu-popup__item-block-${slug}`).click();
  const block = blocks.nth(before);
  await block.waitFor();
  return block;
}

export async function chooseFile(form: Locator, buffer: Buffer): Promise<void> {
  const name = `journey-${Date.now()}.png`;
  await form.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer });
}

/** Past the screen: what the page's own person gets for an order that no button offers. */
export function orderAnyway(
  page: Page,
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
): Promise<number> {
  return page.evaluate(
    async (order) => {
      const { status } = await fetch(order.path, {
        method: order.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(order.body),
      });
      return status;
    },
    { method, path, body },
  );
}
