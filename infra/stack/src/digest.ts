import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export function digestOf(...texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
}

const notSource =
  /^(\.|(node_modules|build|dist|coverage|next-env\.d\.ts)$)|\.tsbuildinfo$|\.test\.tsx?$/;

function* files(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!notSource.test(name)) yield* files(join(path, name));
  }
}

/** One hash over the sources below these paths; what tools make and what only tests read is left out. */
export function digestSources(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of files(path)) hash.update(file).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
