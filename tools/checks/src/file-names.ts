import type { Outcome } from './check.ts';
import { parseManifest } from './manifest.schema.ts';
import { isFixture, isSource, listFiles, readText, toWorkspaces } from './project.ts';

const SUFFIXES = ['server', 'client', 'stories', 'schema', 'routes', 'service', 'repository'];
/** Names that the tools look for, not ours to choose. */
const FRAMEWORK_SUFFIXES = ['config', 'd'];
const TEST_SUFFIX = /(?:^|\.)(?:int\.)?test$/;
const EMPTY_WORDS = /^(?:utils?|helpers?|common|misc)$/;
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PASCAL = /^(?:[A-Z][a-z0-9]*)+$/;

/** Next and Payload name these files and folders. */
const NAMED_BY_TOOLS = [/^apps\/desk\/app\//, /^apps\/desk\/migrations\//];

export function findNameProblems(
  path: string,
  source: string,
  entries: ReadonlySet<string>,
): string[] {
  if (NAMED_BY_TOOLS.some((pattern) => pattern.test(path))) return [];
  const segments = path.split('/');
  const file = segments.at(-1) ?? '';
  const [stem = '', ...rest] = file.split('.');
  const suffix = rest.slice(0, -1).join('.');
  const problems: string[] = [];

  const empty = [...segments.slice(0, -1), stem].find((word) => EMPTY_WORDS.test(word));
  if (empty !== undefined) problems.push(`"${empty}" says nothing: name it for what it knows`);
  const kind = suffix.replace(TEST_SUFFIX, '');
  if (kind !== '' && ![...SUFFIXES, ...FRAMEWORK_SUFFIXES].includes(kind)) {
    problems.push(`".${suffix}" is not in the list of suffixes`);
  }
  if (stem === 'index' && !entries.has(path)) {
    problems.push('index.ts is for the entry of a package alone');
  }
  if (PASCAL.test(stem) && rest.at(-1) === 'tsx') {
    problems.push(...findComponentProblems(stem, suffix, source));
  } else if (!KEBAB.test(stem)) {
    problems.push('file names are kebab-case, and PascalCase for a component');
  }
  return problems.map((problem) => `${path}: ${problem}`);
}

function findComponentProblems(stem: string, suffix: string, source: string): string[] {
  if (TEST_SUFFIX.test(suffix) || suffix === 'stories') return [];
  const exported = [...source.matchAll(/^export (?:async )?(?:function|const) ([A-Z]\w*)/gm)].map(
    ([, name]) => name,
  );
  const components = exported.filter((name) => name !== undefined && /[a-z]/.test(name));
  if (components.length === 1 && components[0] === stem) return [];
  return [`exports ${components.join(', ') || 'no component'}, and should export ${stem} alone`];
}

export async function checkFileNames(): Promise<Outcome> {
  const files = await listFiles();
  const sources = files.filter((path) => isSource(path) && !isFixture(path));
  const entries = new Set(toWorkspaces(files).flatMap(readEntryFiles));
  return {
    seen: `${sources.length} files`,
    problems: sources.flatMap((path) => findNameProblems(path, readText(path), entries)),
  };
}

function readEntryFiles(folder: string): string[] {
  const { exports = {} } = parseManifest(readText(`${folder}/package.json`));
  return Object.values(exports).map((target) => `${folder}/${target.replace(/^\.\//, '')}`);
}
