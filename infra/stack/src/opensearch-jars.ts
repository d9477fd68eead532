import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder, getCachedFolder, withRetries } from './cache-folder.ts';
import { findDifferences } from './checksums.ts';
import { findProgram } from './machine.ts';
import { runCommand } from './run-command.ts';
import { root } from './settings.ts';
import { StackError } from './stack-error.ts';

const source = join(root, 'infra/opensearch');
const listFile = join(source, 'jars.sha256');

/** The folder of OpenSearch's jars: as the list says, fetched by Maven when it is not. */
export async function getOpensearchJars(note: (text: string) => void): Promise<string> {
  const list = createHash('sha256').update(readFileSync(listFile)).digest('hex').slice(0, 12);
  return getCachedFolder(`opensearch-jars-${list}`, {
    isWhole: async (folder) => (await findDifferences(folder, listFile)).length === 0,
    fill: async (temporary) => {
      const maven = getMaven();
      // Its own repository: what came whole stays there when a fetch is cut, and it can be thrown away when one is wrong.
      const repository = join(cacheFolder(), 'maven');
      await withRetries(3, () => fetchJars(maven, repository, temporary, note));
      rmSync(repository, { recursive: true, force: true });
    },
  });
}

function getMaven(): string {
  const maven = findProgram('mvn');
  if (maven !== undefined) return maven;
  throw new StackError('Maven is needed once, to fetch OpenSearch.', {
    hint: 'Install it: sudo apt-get install -y --no-install-recommends maven',
  });
}

async function fetchJars(
  maven: string,
  repository: string,
  folder: string,
  note: (text: string) => void,
): Promise<void> {
  const count = setInterval(() => {
    readdir(repository, { recursive: true }).then(
      (names) => note(`${names.filter((name) => name.endsWith('.jar')).length} jars fetched`),
      () => note('asking Maven'),
    );
  }, 1000);
  try {
    await runCommand(
      [
        maven,
        '--batch-mode',
        '--quiet',
        '--file',
        join(source, 'pom.xml'),
        `-Dmaven.repo.local=${repository}`,
        'dependency:copy-dependencies',
        `-DoutputDirectory=${folder}`,
      ],
      { hint: 'Is the network there? What came whole is kept: run pnpm stack up again.' },
    );
  } finally {
    clearInterval(count);
  }
  const wrong = await findDifferences(folder, listFile);
  if (wrong.length === 0) return;
  rmSync(repository, { recursive: true, force: true });
  throw new StackError(`OpenSearch came with other files than expected: ${wrong.join(', ')}`, {
    hint: 'They were thrown away. If it happens again, something between here and the archive changes files.',
  });
}
