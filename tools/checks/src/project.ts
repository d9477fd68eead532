import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);

export const root = resolve(import.meta.dirname, '../../..');

/** Every file of the project that is on disk: committed, or new and not ignored. */
export async function listFiles(): Promise<string[]> {
  const { stdout } = await exec('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(stdout.split('\0'))]
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .sort();
}

export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export const isSource = (path: string): boolean => /\.tsx?$/.test(path);
export const isTest = (path: string): boolean => /\.(int\.)?test\.tsx?$/.test(path);
export const isFixture = (path: string): boolean => path.startsWith('tools/checks/fixtures/');

/** Folders of the workspace that hold a package.json, such as `packages/domain`. */
export function toWorkspaces(files: readonly string[]): string[] {
  return files
    .filter((path) => path.endsWith('/package.json') && !isFixture(path))
    .map((path) => dirname(path));
}
