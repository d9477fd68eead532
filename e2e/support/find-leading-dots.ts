import type { Page } from '@playwright/test';

/** Parts of small print whose dot has fallen to the head of the next line. */
export function findLeadingDots(page: Page): Promise<string[]> {
  return page.locator('.meta-parts > :not(:last-child)').evaluateAll((parts) =>
    parts
      .filter((part) => {
        const [before, last] = [...part.getClientRects()].slice(-2);
        // As wide as a dot with its space, and no wider.
        return before && last && last.top > before.bottom - 4 && last.width < 22;
      })
      .map(({ textContent }) => textContent),
  );
}
