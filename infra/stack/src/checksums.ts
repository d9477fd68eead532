import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

export async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Reads the format of sha256sum: the hash, two spaces, the name. */
export function parseChecksums(text: string): Map<string, string> {
  const sums = new Map<string, string>();
  for (const line of text.split('\n')) {
    const match = /^([0-9a-f]{64}) {2}(\S+)$/.exec(line);
    if (match?.[1] && match[2]) sums.set(match[2], match[1]);
    else if (line !== '') throw new Error(`Not a checksum line: ${line}`);
  }
  return sums;
}

/** Names every file that is missing, differs or does not belong; none means the folder is what the list says. */
export async function findDifferences(folder: string, listFile: string): Promise<string[]> {
  const wanted = parseChecksums(await readFile(listFile, 'utf8'));
  const present = existsSync(folder) ? await readdir(folder) : [];
  const wrong = present.filter((name) => !wanted.has(name));
  for (const [name, sum] of wanted) {
    if (!present.includes(name) || (await sha256(join(folder, name))) !== sum) wrong.push(name);
  }
  return wrong;
}
