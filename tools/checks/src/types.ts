import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Outcome } from './check.ts';
import { runTool } from './command.ts';
import { isSource, listFiles, readText, root, toWorkspaces } from './project.ts';
import { parseTsconfig } from './tsconfig.schema.ts';

const BASE = 'tsconfig.base.json';
const together = 'node_modules/.cache/checks';

/**
 * TypeScript for every workspace that has sources, and for the configuration at the root. Those that add nothing to
 * the base settings go through the compiler together: they share most of their modules, and each of them alone would
 * read and judge the same ones again.
 */
export async function checkTypes(): Promise<Outcome> {
  const files = await listFiles();
  const projects = toWorkspaces(files).filter((folder) =>
    files.some((path) => path.startsWith(`${folder}/`) && isSource(path)),
  );
  const plain = projects.filter((folder) => readSettings(folder).compilerOptions === undefined);
  const own = projects.filter((folder) => !plain.includes(folder));
  writePlainProject(plain);
  const problems: string[] = [];
  for (const project of ['.', together, ...own]) {
    const { ok, output } = await runTool('tsc', ['-p', project, '--pretty', 'false']);
    if (!ok) problems.push(`tsc -p ${project}`, output);
  }
  return { seen: `${projects.length + 1} projects`, problems };
}

const readSettings = (folder: string) => parseTsconfig(readText(join(folder, 'tsconfig.json')));

function writePlainProject(folders: readonly string[]): void {
  mkdirSync(join(root, together), { recursive: true });
  const from = (path: string): string => relative(together, path);
  const settings = {
    extends: from(BASE),
    include: folders.flatMap((folder) =>
      readSettings(folder).include.map((pattern) => from(join(folder, pattern))),
    ),
  };
  writeFileSync(join(root, together, 'tsconfig.json'), JSON.stringify(settings, null, 2));
}
