import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './project.ts';

export type CommandResult = {
  readonly ok: boolean;
  readonly stdout: string;
  /** Both streams, as they came. */
  readonly output: string;
};

/** Runs a tool that the folder's package.json or the root's brings, and keeps what it prints. */
export function runTool(
  tool: string,
  args: readonly string[],
  options: { readonly cwd?: string } = {},
): Promise<CommandResult> {
  const cwd = options.cwd ?? root;
  const path = [cwd, root].map((folder) => join(folder, 'node_modules', '.bin'));
  return new Promise((done, fail) => {
    const child = spawn(tool, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', PATH: [...path, process.env['PATH']].join(delimiter) },
    });
    const chunks: string[] = [];
    const stdout: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => {
      chunks.push(chunk.toString());
      stdout.push(chunk.toString());
    });
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
    child.on('error', fail);
    child.on('close', (code) => {
      done({ ok: code === 0, stdout: stdout.join(''), output: chunks.join('').trim() });
    });
  });
}
