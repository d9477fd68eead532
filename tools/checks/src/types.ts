import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from './check.ts';
import { runTool } from './command.ts';
import { isSource, listFiles, root, toWorkspaces } from './project.ts';

/** TypeScript for every workspace that has sources, and for the configuration at the root. */
export async function checkTypes(): Promise<Outcome> {
  const files = await listFiles();
  const projects = toWorkspaces(files).filter((folder) =>
    files.some((path) => path.startsWith(`${folder}/`) && isSource(path)),
  );
  const problems: string[] = [];
  for (const project of ['.', ...projects]) {
    if (!existsSync(join(root, project, 'tsconfig.json'))) {
      problems.push(`${project} has no tsconfig.json`);
      continue;
    }
    const { ok, output } = await runTool('tsc', ['-p', project, '--pretty', 'false']);
    if (!ok) problems.push(`tsc -p ${project}`, output);
  }
  return { seen: `${projects.length + 1} projects`, problems };
}
