import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  findProgram,
  getCachedFolder,
  runCommand,
  StackError,
  withRetries,
} from '@ironbridge/stack';

const requirements = new URL('../requirements.txt', import.meta.url).pathname;
const finished = 'finished';

export interface Schemathesis {
  readonly python: string;
  /** Where its modules lie: they are no one else's, so the machine's own Python stays as it is. */
  readonly modules: string;
}

/** Fetched once for each version of Python, all of its packages at the versions that are written down. */
export async function getSchemathesis(): Promise<Schemathesis> {
  const python = findProgram('python3');
  if (python === undefined) {
    throw new StackError('Python is needed to send odd requests.', {
      hint: 'Install it: sudo apt-get install -y --no-install-recommends python3-pip',
    });
  }
  const version = await runCommand([python, '--version']);
  const made = createHash('sha256')
    .update(version)
    .update(readFileSync(requirements))
    .digest('hex');
  const modules = await getCachedFolder(`schemathesis-${made.slice(0, 12)}`, {
    isWhole: async (folder) => existsSync(join(folder, finished)),
    fill: async (folder) => {
      await withRetries(3, () => install(python, folder));
      await writeFile(join(folder, finished), '');
    },
  });
  return { python, modules };
}

async function install(python: string, folder: string): Promise<void> {
  await runCommand(
    [
      python,
      '-m',
      'pip',
      'install',
      '--quiet',
      '--no-deps',
      '--target',
      folder,
      '-r',
      requirements,
    ],
    { hint: 'Is the network there, and pip? sudo apt-get install -y python3-pip' },
  );
}
