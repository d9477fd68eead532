import type { Check, Outcome } from './check.ts';

const AT_ONCE = 2;
/** Beside other checks; one that runs alone shows everything. */
const LINES_SHOWN = 40;

type Result = { readonly name: string; readonly seconds: number; readonly outcome: Outcome };

async function runCheck({ name, run }: Check): Promise<Result> {
  const start = performance.now();
  const outcome = await run().catch((error: unknown) => ({
    seen: 'broke off',
    problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  }));
  return { name, seconds: (performance.now() - start) / 1000, outcome };
}

function print({ name, seconds, outcome }: Result, most: number): void {
  const mark = outcome.problems.length === 0 ? '✓' : '✗';
  console.log(`${mark} ${name.padEnd(14)} ${outcome.seen.padEnd(32)} ${seconds.toFixed(1)} s`);
  const lines = outcome.problems.flatMap((problem) => problem.split('\n'));
  for (const line of lines.slice(0, most)) console.log(`    ${line}`);
  if (lines.length > most) {
    console.log(`    … and ${lines.length - most} lines more: pnpm check ${name}`);
  }
}

/** Runs the checks named, or all of them, two at a time; answers with the exit code. */
export async function runChecks(
  checks: readonly Check[],
  names: readonly string[],
): Promise<number> {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    console.error(
      `No check is called ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}.`,
    );
    return 2;
  }
  const start = performance.now();
  const queue = checks.filter(({ name }) => names.length === 0 || names.includes(name));
  const total = queue.length;
  const failed: string[] = [];
  const takeFromQueue = async (): Promise<void> => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const result = await runCheck(check);
      print(result, total === 1 ? Infinity : LINES_SHOWN);
      if (result.outcome.problems.length > 0) failed.push(result.name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeFromQueue));
  const time = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  console.log(
    failed.length === 0
      ? `\n${total} checks passed in ${time}`
      : `\n${failed.length} of ${total} checks failed in ${time}: ${failed.join(', ')}`,
  );
  return failed.length === 0 ? 0 : 1;
}
