import type { Outcome } from './check.ts';
import { isFixture, isTest, listFiles, readText } from './project.ts';
import { readReports, reportsFolder, type TestResult } from './reports.ts';

const LEDGER = 'docs/requirements.md';
const ID = /\[([A-Z]{3}-\d+)\]/g;
const TITLE = /\b(?:it|test|describe)[\w.]*\(\s*(['"`])(.*?)\1/gs;

/** When a rule is due: proven on the running stack, by the build itself, or not yet. */
type Due = 'now' | 'build' | 'later';
export type Requirement = { readonly id: string; readonly due: Due };

export function parseLedger(markdown: string): Requirement[] {
  return markdown
    .split('\n')
    .filter((line) => /^\|\s*[A-Z]{3}-\d+\s*\|/.test(line))
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      const [, id = '', , due = ''] = cells;
      if (due !== 'now' && due !== 'build' && due !== '') {
        throw new Error(`${LEDGER}: ${id} is due "${due}", which is neither now, build nor empty`);
      }
      return { id, due: due === '' ? 'later' : due };
    });
}

export const findIds = (title: string): string[] =>
  [...title.matchAll(ID)].flatMap(([, id]) => (id === undefined ? [] : [id]));

const findTitles = (source: string): string[] =>
  [...source.matchAll(TITLE)].map(([, , title = '']) => title);

/** The ledger is sound, and no test names a rule that it does not hold. */
export async function checkRequirements(): Promise<Outcome> {
  const ledger = parseLedger(readText(LEDGER));
  const known = new Set(ledger.map(({ id }) => id));
  const tests = (await listFiles()).filter(
    (path) => (isTest(path) || path.startsWith('e2e/')) && path.endsWith('.ts') && !isFixture(path),
  );
  const named = new Set<string>();
  const problems: string[] = [];
  if (known.size !== ledger.length) problems.push(`${LEDGER} holds an id twice`);
  for (const path of tests) {
    for (const id of findTitles(readText(path)).flatMap(findIds)) {
      named.add(id);
      if (!known.has(id)) problems.push(`${path} names [${id}], which ${LEDGER} does not hold`);
    }
  }
  return { seen: `${ledger.length} rules, ${named.size} named by tests`, problems };
}

/** The rules that no passing test has shown where they have to be shown. */
export function findUnproven(
  ledger: readonly Requirement[],
  results: readonly TestResult[],
): Requirement[] {
  const passed = results.filter(({ status }) => status === 'passed');
  const toIds = (tests: readonly TestResult[]) =>
    new Set(tests.flatMap(({ title }) => findIds(title)));
  const byAny = toIds(passed);
  const onStack = toIds(passed.filter((result) => result.onStack));
  return ledger.filter(({ id, due }) => !(due === 'build' ? byAny : onStack).has(id));
}

/** After the tests: every rule that is due was named by a test that passed. */
export async function checkProof(): Promise<Outcome> {
  const ledger = parseLedger(readText(LEDGER));
  const results = readReports(reportsFolder());
  const open = findUnproven(ledger, results);
  const later = open.filter(({ due }) => due === 'later').map(({ id }) => id);
  console.log(`Named by no passing test yet, and not due: ${later.join(' ')}`);
  return {
    seen: `${results.length} tests, ${ledger.length - open.length} of ${ledger.length} rules`,
    problems: open
      .filter(({ due }) => due !== 'later')
      .map(({ id }) => `[${id}] is due, and no test that passed on the running stack names it`),
  };
}
