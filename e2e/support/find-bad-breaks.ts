import type { Page } from '@playwright/test';

/** Parts of small print that are badly broken: their dot heads the next line, or a date stands on two. */
export function findBadBreaks(page: Page): Promise<string[]> {
  return page.locator('.meta-parts > *').evaluateAll((parts) => {
    const headsALine = (part: Element) => {
      const [before, last] = [...part.getClientRects()].slice(-2);
      // As wide as a dot with its space, and no wider.
      return part.nextElementSibling && before && last && isBelow(before, last) && last.width < 22;
    };
    const hasBrokenDate = ({ firstChild }: Element) => {
      const at = firstChild?.nodeValue?.search(/\d{4}-\d{2}-\d{2}/) ?? -1;
      if (!firstChild || at < 0) return false;
      const date = document.createRange();
      date.setStart(firstChild, at);
      date.setEnd(firstChild, at + '2026-11-17'.length);
      const [first, ...others] = date.getClientRects();
      return first !== undefined && others.some((other) => isBelow(first, other));
    };
    const isBelow = (upper: DOMRect, lower: DOMRect) => lower.top > upper.bottom - 4;
    return parts
      .filter((part) => headsALine(part) || hasBrokenDate(part))
      .map(({ textContent }) => textContent);
  });
}
