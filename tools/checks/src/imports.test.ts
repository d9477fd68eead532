import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toImportRules } from './import-rules.ts';
import { cruiseTree, type Tree } from './imports.ts';

const fixtures = join(import.meta.dirname, '../fixtures/imports');
const folders = ['apps', 'packages', 'infra', 'tools', 'e2e'];
const workspaces = [
  ...['contract', 'domain', 'messages', 'search', 'service', 'ui'].map(
    (name) => `packages/${name}`,
  ),
  ...['api', 'desk', 'member', 'web'].map((name) => `apps/${name}`),
  'infra/edge',
  'infra/stack',
  'tools/checks',
  'tools/demo',
  'tools/plates',
  'e2e',
];
const npm = ['@opensearch-project/opensearch', 'payload', 'pg', 'react', 'typebox'];

const ALLOWED = 'not-in-allowed';
/** Each folder of `broken` adds one file to the legal tree, and breaks one rule. */
const broken: readonly (readonly [fixture: string, rule: string])[] = [
  ['api-imports-the-database', 'readers-see-no-database'],
  ['api-imports-ui', ALLOWED],
  ['app-code-imports-server', ALLOWED],
  ['app-imports-app', ALLOWED],
  ['app-imports-tool', ALLOWED],
  ['contract-imports-node', 'browser-code-without-node'],
  ['contract-imports-search', ALLOWED],
  ['cycle', 'no-cycle'],
  ['domain-imports-contract', ALLOWED],
  ['domain-imports-node', 'domain-depends-on-nothing'],
  ['domain-imports-npm', 'domain-depends-on-nothing'],
  ['e2e-imports-app', ALLOWED],
  ['feature-imports-feature', ALLOWED],
  ['feature-imports-route', ALLOWED],
  ['infra-imports-app', ALLOWED],
  ['member-imports-search', ALLOWED],
  ['messages-imports-ui', ALLOWED],
  ['package-behind-its-entry', ALLOWED],
  ['package-imports-app', ALLOWED],
  ['payload-outside-the-desk', 'payload-stays-in-the-desk'],
  ['platform-imports-shell', ALLOWED],
  ['root-imports-feature', ALLOWED],
  ['search-imports-contract', ALLOWED],
  ['server-imports-feature', ALLOWED],
  ['service-imports-messages', ALLOWED],
  ['shell-imports-feature', ALLOWED],
  ['shell-imports-node', 'browser-code-without-node'],
  ['test-behind-an-entry', ALLOWED],
  ['test-imports-another-app', ALLOWED],
  ['tool-behind-an-entry', ALLOWED],
  ['tool-imports-app', ALLOWED],
  ['ui-imports-domain', ALLOWED],
  ['ui-imports-node', 'ui-needs-react-alone'],
  ['undeclared', 'declared'],
  ['unresolvable', 'resolvable'],
  ['web-imports-search', ALLOWED],
  ['web-imports-the-search-engine', 'web-reads-through-api'],
];

let scratch: string;

/** The legal tree with one broken file, in a folder of its own. */
function growTree(fixture?: string): Tree {
  const base = mkdtempSync(join(scratch, 'tree-'));
  cpSync(join(fixtures, 'legal'), base, { recursive: true });
  if (fixture) cpSync(join(fixtures, 'broken', fixture), base, { recursive: true });
  for (const name of npm) {
    const folder = join(base, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, main: 'index.js' }));
    writeFileSync(join(folder, 'index.js'), '');
  }
  return { base, folders, workspaces };
}

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'import-rules-'));
});
afterAll(() => {
  rmSync(scratch, { recursive: true });
});

describe('import rules', () => {
  it('let a tree pass that keeps them', async () => {
    const { violations, modules } = await cruiseTree(growTree());
    expect(violations).toEqual([]);
    expect(modules.length).toBeGreaterThan(40);
  });

  it('have a fixture for each way to break them', () => {
    expect(readdirSync(join(fixtures, 'broken')).sort()).toEqual(broken.map(([name]) => name));
    const rules = toImportRules([]).forbidden.map(({ name }) => name);
    expect(new Set(broken.map(([, rule]) => rule))).toEqual(new Set([...rules, ALLOWED]));
  });

  it.each(broken)('refuse %s by the rule %s', async (fixture, rule) => {
    const { violations } = await cruiseTree(growTree(fixture));
    expect(violations.map((violation) => violation.rule)).toContain(rule);
    expect(violations.filter(({ from }) => !from.includes('broken'))).toEqual([]);
  });

  it('allow nothing that the legal tree does not need', async () => {
    const tree = growTree();
    const count = toImportRules([]).allowed.length;
    for (let left = 0; left < count; left += 1) {
      const { violations } = await cruiseTree(tree, (entries) => {
        const rules = toImportRules(entries);
        return { ...rules, allowed: rules.allowed.filter((_, index) => index !== left) };
      });
      const rule = JSON.stringify(toImportRules([]).allowed[left]);
      expect(violations, `nothing is refused without ${rule}`).not.toEqual([]);
    }
  }, 600_000);
});
