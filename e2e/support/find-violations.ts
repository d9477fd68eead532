import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong on the page, or within a part of it, by all rules or by these: the rule, and the markup that breaks it. */
export async function findViolations(
  page: Page,
  within = 'html',
  rules?: readonly string[],
): Promise<[rule: string, markup: string[]][]> {
  const axe = new AxeBuilder({ page }).include(within);
  const { violations } = await (rules ? axe.withRules([...rules]) : axe).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
