import { createHash } from 'node:crypto';
import { join } from 'node:path';

/**
 * A short path of this stack's own outside the state folder, for what cannot live in it: a socket, whose path may
 * have about 100 characters, or a server's data that its user could not reach.
 */
export function sideFolder(state: string): string {
  const name = createHash('sha256').update(state).digest('hex').slice(0, 12);
  return join('/var/tmp', `ironbridge-${name}`);
}
