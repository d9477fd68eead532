import { hostOf } from '../support/api.ts';
import { ask } from '../support/ask.ts';
import { openDesk } from '../support/desk.ts';
import { expect, test } from '../support/test.ts';

test('[DSK-4] a draft is shown in the real page by its signed link, and nowhere else @wide', async ({
  page,
  edition,
  copy,
}) => {
  const title = `Draft ${Date.now()}`;
  const desk = await openDesk();
  const id = await desk.makeDraft(edition, title);
  try {
    const link = await desk.findPreviewLink(id);
    const response = await page.goto(link);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toContain('no-store');
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.locator('.preview-banner')).toContainText(copy.preview.explanation);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);

    const forged = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await page.goto(forged))?.status()).toBe(403);
    await expect(page.locator('h1')).toHaveText(copy.preview.expired);
    expect((await ask(hostOf(edition), `/article/${id}`)).status).toBe(404);
  } finally {
    await desk.remove(id);
  }
});
