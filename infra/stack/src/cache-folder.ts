import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Downloads belong to the user, not to one clone: a second clone starts without them again. */
export function cacheFolder(env = process.env): string {
  return join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'ironbridge');
}

/**
 * Fills a folder beside its final place and moves it there in one step, so that a folder of that name is always
 * whole, also when the power goes or two stacks fetch at once (the first one in wins).
 */
export async function fillFolder(
  folder: string,
  fill: (temporary: string) => Promise<void>,
): Promise<void> {
  mkdirSync(join(folder, '..'), { recursive: true });
  const temporary = mkdtempSync(`${folder}.part-`);
  try {
    await fill(temporary);
    rmSync(folder, { recursive: true, force: true });
    renameSync(temporary, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** A cut line is the usual trouble of a download; what came whole before is kept by the tool that fetches. */
export async function withRetries<T>(attempts: number, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts) throw error;
    }
  }
}
