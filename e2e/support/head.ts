import type { Page } from '@playwright/test';

/** What a page's head tells machines: by name or property, links by rel and what they are for. */
export async function readHead(page: Page): Promise<ReadonlyMap<string, string>> {
  const rows = await page.evaluate(() => {
    const found: [string, string][] = [['title', document.title]];
    for (const meta of document.querySelectorAll<HTMLMetaElement>(
      'meta[name]:not([media]), meta[property]',
    )) {
      found.push([meta.getAttribute('property') ?? meta.name, meta.content]);
    }
    for (const link of document.querySelectorAll<HTMLLinkElement>(
      'link[rel="canonical"], link[rel="alternate"], link[rel="manifest"]',
    )) {
      found.push([[link.rel, link.hreflang || link.type].filter(Boolean).join(' '), link.href]);
    }
    return found;
  });
  return new Map(rows);
}
