import type { Page } from 'playwright-core';

const patienceMs = 5000;

/** Every picture and face is there, also those that wait for a reader to come near. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    const pictures = [...document.images].map((image) => {
      image.loading = 'eager';
      // One that cannot be shown is shown as such.
      return image.decode().catch(() => undefined);
    });
    const late = new Promise((resolve) => setTimeout(resolve, patience));
    await Promise.race([Promise.all([document.fonts.ready, ...pictures]), late]);
  }, patienceMs);
}
