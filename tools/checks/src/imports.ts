import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import type { Outcome } from './check.ts';
import { type ImportRules, toImportRules } from './import-rules.ts';
import { parseManifest } from './manifest.schema.ts';
import { isFixture, isSource, listFiles, root, toWorkspaces } from './project.ts';

export type Violation = { readonly rule: string; readonly from: string; readonly to: string };
export type Cruise = {
  readonly modules: readonly string[];
  readonly dependencies: number;
  readonly violations: readonly Violation[];
};

const TREES = ['apps', 'packages', 'infra', 'tools', 'e2e'];

/** Names that a framework's bundler resolves. */
const FRAMEWORK_NAMES = [['@payload-config', 'apps/desk/payload.config.ts']] as const;
/** What frameworks write or make up themselves. */
const NOT_OURS = [
  '^tools/checks/fixtures/',
  '^virtual:',
  '/\\+types/',
  '/build/',
  '/\\.next/',
  '/\\.react-router/',
];

/** Import specifiers of the workspace's packages and the files they stand for. */
function readEntries(base: string, workspaces: readonly string[]): Map<string, string> {
  const entries = new Map<string, string>();
  for (const folder of workspaces) {
    const manifest = parseManifest(readFileSync(join(base, folder, 'package.json'), 'utf8'));
    for (const [subpath, target] of Object.entries(manifest.exports ?? {})) {
      entries.set(join(manifest.name, subpath), join(folder, target));
    }
  }
  return entries;
}

export type Tree = {
  readonly base: string;
  readonly folders: readonly string[];
  readonly workspaces: readonly string[];
};

export async function cruiseTree(
  { base, folders, workspaces }: Tree,
  toRules: (entries: readonly string[]) => ImportRules = toImportRules,
): Promise<Cruise> {
  const entries = readEntries(base, workspaces);
  const { output } = await cruise(
    [...folders],
    {
      baseDir: base,
      validate: true,
      ruleSet: toRules([...entries.values()]),
      parser: 'tsc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: NOT_OURS },
      combinedDependencies: true,
    },
    {
      alias: Object.fromEntries(
        [...entries, ...FRAMEWORK_NAMES].map(([specifier, target]) => [
          `${specifier}$`,
          join(base, target),
        ]),
      ),
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.jsx', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  );
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered: ${output}`);
  return toCruise(output);
}

function toCruise(result: ICruiseResult): Cruise {
  return {
    modules: result.modules.map((module) => module.source),
    dependencies: result.summary.totalDependenciesCruised ?? 0,
    violations: result.summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
    })),
  };
}

export async function checkImports(): Promise<Outcome> {
  const files = await listFiles();
  const sources = files.filter(
    (path) =>
      isSource(path) && !isFixture(path) && TREES.some((tree) => path.startsWith(`${tree}/`)),
  );
  const folders = TREES.filter((tree) => sources.some((path) => path.startsWith(`${tree}/`)));
  const { modules, dependencies, violations } = await cruiseTree({
    base: root,
    folders,
    workspaces: toWorkspaces(files),
  });
  const cruised = new Set(modules);
  const missed = sources.filter((path) => !cruised.has(path) && !path.endsWith('.d.ts'));
  const problems = violations.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`);
  if (missed.length > 0) {
    problems.push(
      `${missed.length} of ${sources.length} sources were not cruised, so no rule saw them: ${missed.slice(0, 5).join(', ')}`,
    );
  }
  if (sources.length > 1 && dependencies === 0) problems.push('no import was seen at all');
  return { seen: `${modules.length} modules, ${dependencies} imports`, problems };
}
