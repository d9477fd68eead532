import { Value } from 'typebox/value';
import type { Outcome } from './check.ts';
import { runTool } from './command.ts';
import { FindingsSchema, KnipReportSchema } from './knip.schema.ts';
import { isSource, listFiles, toWorkspaces } from './project.ts';

/** Files, exports and dependencies that nobody uses, and imports that no package.json names. */
export async function checkDeadCode(): Promise<Outcome> {
  const files = await listFiles();
  const workspaces = toWorkspaces(files);
  // A workspace that has no code yet uses none of its dependencies, which says nothing.
  const empty = workspaces.filter(
    (folder) => !files.some((path) => path.startsWith(`${folder}/`) && isSource(path)),
  );
  const { stdout, output } = await runTool('knip', [
    '--reporter=json',
    '--no-progress',
    '--no-config-hints',
  ]);
  if (!stdout.startsWith('{')) throw new Error(output);
  const { issues } = Value.Parse(KnipReportSchema, JSON.parse(stdout));
  return {
    seen: `${workspaces.length - empty.length} workspaces`,
    problems: issues
      .filter(({ file }) => !empty.some((folder) => file.startsWith(`${folder}/`)))
      .flatMap(({ file, ...kinds }) => Object.entries(kinds).flatMap(toProblems(file))),
  };
}

const toProblems =
  (file: string) =>
  ([kind, findings]: [string, unknown]): string[] =>
    Value.Parse(FindingsSchema, findings).map(({ name }) =>
      kind === 'files' ? `${file} is used by nothing` : `${file}: ${kind}: ${name}`,
    );
