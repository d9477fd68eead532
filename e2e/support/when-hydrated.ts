import { expect, type Locator } from '@playwright/test';

/** Once React has the field: what is typed before that is shown and never heard of. */
export async function whenHydrated(field: Locator): Promise<void> {
  await expect
    .poll(() =>
      field.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))),
    )
    .toBe(true);
}
