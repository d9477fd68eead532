import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe finds wrong on the page, or within a part of it, by all rules or by these: the rule, and the markup that breaks it. */
export async function findViolations(
  page: Page,
  within = 'html',
  rules?: readonly string[],
): Promise<[rule: string, markup: string[]][]> {
  const options = {
    preload: false,
    resultTypes: ['violations'],
    // Left out unless asked for.
    rules: { 'target-size': { enabled: true } },
    ...(rules && { runOnly: rules }),
  };
  // What is not laid out yet has no place to be judged by.
  await page.waitForFunction(() => !document.querySelector('.later'));
  const asked = [within, options].map((part) => JSON.stringify(part)).join();
  // As text, which no policy of the page's refuses; and in the page itself, which has no frames of others.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run(${asked})`);
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
