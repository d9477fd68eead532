import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readReports } from './reports.ts';
import { findIds, findUnproven, parseLedger } from './requirements.ts';

const ledger = parseLedger(`
| id | rule | due |
|---|---|---|
| AAA-1 | Shown on the stack. | now |
| AAA-2 | Kept by the build. | build |
| AAA-3 | Comes later. |  |
`);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const writeVitest = (file: string, tests: Record<string, string>, status = 'passed'): void => {
  const assertionResults = Object.entries(tests).map(([fullName, state]) => ({
    fullName,
    status: state,
  }));
  const report = { testResults: [{ name: 'a.test.ts', status, assertionResults }] };
  writeFileSync(join(folder, file), JSON.stringify(report));
};

const openIds = (): string[] => findUnproven(ledger, readReports(folder)).map(({ id }) => id);

describe('the ledger', () => {
  it('says when a rule is due', () => {
    expect(ledger.map(({ due }) => due)).toEqual(['now', 'build', 'later']);
    expect(() => parseLedger('| AAA-1 | A rule. | soon |')).toThrow('soon');
  });

  it('finds the ids that a title names', () => {
    expect(findIds('[AAA-1] [AAA-2] both, and [not] one')).toEqual(['AAA-1', 'AAA-2']);
  });
});

describe('proof', () => {
  it('is missing where nothing has run', () => {
    expect(openIds()).toEqual(['AAA-1', 'AAA-2', 'AAA-3']);
  });

  it('of a rule on the stack is not given by a unit test', () => {
    writeVitest('vitest-unit.json', { '[AAA-1] a': 'passed', '[AAA-2] b': 'passed' });
    expect(openIds()).toEqual(['AAA-1', 'AAA-3']);
    writeVitest('vitest-int.json', { '[AAA-1] a': 'passed' });
    expect(openIds()).toEqual(['AAA-3']);
  });

  it('is not given by a test that failed or was skipped', () => {
    writeVitest('vitest-int.json', { '[AAA-1] a': 'failed', '[AAA-2] b': 'pending' });
    expect(openIds()).toEqual(['AAA-1', 'AAA-2', 'AAA-3']);
  });

  it("is read from Playwright's nested suites, and not from a flaky test", () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const inner = { title: '[AAA-2] group', specs: [spec('one', 'expected')] };
    const outer = { title: 'a.ts', specs: [spec('[AAA-1] two', 'flaky')], suites: [inner] };
    writeFileSync(join(folder, 'e2e.json'), JSON.stringify({ suites: [outer], errors: [] }));
    expect(openIds()).toEqual(['AAA-1', 'AAA-3']);
  });
});

describe('reports', () => {
  it('count a file that broke before its first test', () => {
    writeVitest('vitest-unit.json', {}, 'failed');
    expect(readReports(folder)).toEqual([{ title: 'a.test.ts', status: 'failed', onStack: false }]);
  });
});
