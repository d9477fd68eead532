import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder, fillFolder, withRetries } from './cache-folder.ts';
import { sha256 } from './checksums.ts';
import { findProgram } from './machine.ts';
import { runCommand } from './run-command.ts';
import { StackError } from './stack-error.ts';

const modulePath = 'github.com/versity/versitygw';
const version = 'v1.8.0';
/** Go's checksum of the module's whole tree; the modules it needs are pinned by its own go.sum. */
const moduleSum = 'h1:au+wI+aybno/STsQiSm35Uu6Q6iK5MWReQxgO6SEMFc=';

/** The object storage server: built once, then taken only while it is the file that was built. */
export async function getVersitygw(): Promise<string> {
  const folder = join(cacheFolder(), `versitygw-${version}`);
  const program = join(folder, 'versitygw');
  const sumFile = join(folder, 'versitygw.sha256');
  if (existsSync(sumFile) && existsSync(program)) {
    if ((await sha256(program)) === readFileSync(sumFile, 'utf8')) return program;
  }
  const go = findProgram('go');
  if (go === undefined) {
    throw new StackError('Go is needed once, to build the object storage server.', {
      hint: 'Install it: sudo apt-get install -y --no-install-recommends golang-go',
    });
  }
  await fillFolder(folder, async (temporary) => {
    await withRetries(3, () =>
      runCommand([go, 'install', `${modulePath}/cmd/versitygw@${version}`], {
        env: { ...process.env, GOBIN: temporary, CGO_ENABLED: '0' },
        hint: 'Is the network there? What came whole is kept: run pnpm stack up again.',
      }),
    );
    const built = join(temporary, 'versitygw');
    await checkModule(go, built);
    await writeFile(join(temporary, 'versitygw.sha256'), await sha256(built));
  });
  return program;
}

async function checkModule(go: string, program: string): Promise<void> {
  const facts = await runCommand([go, 'version', '-m', program]);
  const mod = facts.split('\n').map((line) => line.trim().split('\t'));
  if (
    mod.some(
      ([kind, ...rest]) =>
        kind === 'mod' && rest.join(' ') === `${modulePath} ${version} ${moduleSum}`,
    )
  ) {
    return;
  }
  throw new StackError(
    `versitygw was not built from ${modulePath} ${version} as it was published.`,
  );
}
