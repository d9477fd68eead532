import type { Outcome } from './check.ts';
import { runTool } from './command.ts';

const count = (output: string, pattern: RegExp): number => Number(pattern.exec(output)?.[1] ?? 0);

async function runLinter(
  tool: string,
  args: readonly string[],
  filesSeen: RegExp,
): Promise<Outcome> {
  const { ok, output } = await runTool(tool, args);
  const seen = count(output, filesSeen);
  if (ok && seen === 0) return { seen: 'nothing', problems: [`${tool} looked at no file`, output] };
  return { seen: `${seen} files`, problems: ok ? [] : [output] };
}

export const checkFormat = (): Promise<Outcome> =>
  runLinter(
    'biome',
    ['check', '--error-on-warnings', '--max-diagnostics=50'],
    /Checked (\d+) file/,
  );

export const checkLint = (): Promise<Outcome> =>
  runLinter('oxlint', ['--type-aware', '--deny-warnings'], /on (\d+) file/);
