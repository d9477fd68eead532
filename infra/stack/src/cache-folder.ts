import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './lock-file.ts';

/** Downloads belong to the user, not to one clone: a second clone starts without them again. */
export function cacheFolder(env = process.env): string {
  return join(env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'ironbridge');
}

/** The folder of that name in the cache: as it should be, or made so, by one process at a time. */
export async function getCachedFolder(
  name: string,
  {
    isWhole,
    fill,
  }: {
    isWhole: (folder: string) => Promise<boolean>;
    fill: (temporary: string) => Promise<void>;
  },
): Promise<string> {
  const folder = join(cacheFolder(), name);
  if (await isWhole(folder)) return folder;
  mkdirSync(cacheFolder(), { recursive: true });
  await withLock(`${folder}.lock`, async () => {
    if (!(await isWhole(folder))) await fillFolder(folder, fill);
  });
  return folder;
}

/** Fills a folder beside its final place and moves it there in one step: a folder of that name is never half full. */
export async function fillFolder(
  folder: string,
  fill: (temporary: string) => Promise<void>,
): Promise<void> {
  const temporary = `${folder}.part`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary);
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
