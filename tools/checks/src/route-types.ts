import { join } from 'node:path';
import { runTool } from './command.ts';
import { root } from './project.ts';

/** web's route types are made by its framework; in a fresh clone neither compiler nor linter would know them. */
export async function makeRouteTypes(): Promise<void> {
  const { ok, output } = await runTool('react-router', ['typegen'], {
    cwd: join(root, 'apps/web'),
  });
  if (!ok) throw new Error(output);
}
