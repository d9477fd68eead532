import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StackError } from './stack-error.ts';

/**
 * A short path of this stack's own outside the state folder, for what cannot live in it: a socket, whose path may
 * have about 100 characters, or a server's data that its user could not reach.
 */
export function sideFolder(state: string): string {
  const name = createHash('sha256').update(state).digest('hex').slice(0, 12);
  return join('/var/tmp', `ironbridge-${name}`);
}

/** Anyone may make a folder of that name there before us. */
export function makeSideFolder(state: string): void {
  const folder = sideFolder(state);
  mkdirSync(folder, { recursive: true });
  if (statSync(folder).uid !== process.getuid?.()) {
    throw new StackError(`${folder} belongs to someone else.`, { hint: 'Delete it.' });
  }
  chmodSync(folder, 0o755);
}
