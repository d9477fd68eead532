import type { Outcome } from './check.ts';
import { isFixture, isTest, listFiles, readText } from './project.ts';
import { readReports, reportsFolder } from './reports.ts';

const LEDGER = 'docs/requirements.md';
const ID = /\[([A-Z]{3}-\d+)\]/g;

/** When a rule is due: proven on the running stack, by the build itself, or not yet. */
type Due = 'now' | 'build' | 'later';
export type Requirement = { readonly id: string; readonly due: Due };

export function parseLedger(markdown: string): Requirement[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| [A-Z]{3}-\d+ \|/.test(line))
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
    for (const id of findIds(readText(path))) {
      named.add(id);
      if (!known.has(id)) problems.push(`${path} names [${id}], which ${LEDGER} does not hold`);
    }
  }
  return { seen: `${ledger.length} rules, ${named.size} named by tests`, problems };
}

/** After the tests: every rule that is due was named by a test that passed. */
export async function checkProof(): Promise<Outcome> {
  const ledger = parseLedger(readText(LEDGER));
  const passed = readReports(reportsFolder()).filter(({ status }) => status === 'passed');
  const byAny = new Set(passed.flatMap(({ title }) => findIds(title)));
  const onStack = new Set(
    passed.filter((result) => result.onStack).flatMap(({ title }) => findIds(title)),
  );
  const isProven = ({ id, due }: Requirement): boolean =>
    due === 'build' ? byAny.has(id) : onStack.has(id);
  const open = ledger.filter((rule) => !isProven(rule));
  console.log(`No passing test names yet: ${open.map(({ id }) => id).join(' ')}`);
  return {
    seen: `${passed.length} passing tests, ${ledger.length - open.length} of ${ledger.length} rules`,
    problems: open
      .filter(({ due }) => due !== 'later')
      .map(({ id }) => `[${id}] is due, and no test that passed on the running stack names it`),
  };
}
