import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export function digestOf(...texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
}

const notSource = new Set(['node_modules', 'build', 'dist', 'coverage']);

function* files(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!name.startsWith('.') && !notSource.has(name)) yield* files(join(path, name));
  }
}

/** One hash over the sources below these paths, made files aside. */
export function digestSources(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of files(path)) hash.update(file).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
