import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong on the page, or within a part of it: the rule, and the markup that breaks it. */
export async function findViolations(
  page: Page,
  within = 'html',
): Promise<[rule: string, markup: string[]][]> {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
