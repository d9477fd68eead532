import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCachedFolder, withRetries } from './cache-folder.ts';
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
  const folder = await getCachedFolder(`versitygw-${version}`, { isWhole, fill: build });
  return join(folder, 'versitygw');
}

async function isWhole(folder: string): Promise<boolean> {
  const program = join(folder, 'versitygw');
  const sumFile = `${program}.sha256`;
  if (!existsSync(sumFile) || !existsSync(program)) return false;
  return (await sha256(program)) === readFileSync(sumFile, 'utf8');
}

async function build(folder: string): Promise<void> {
  const go = findProgram('go');
  if (go === undefined) {
    throw new StackError('Go is needed once, to build the object storage server.', {
      hint: 'Install it: sudo apt-get install -y --no-install-recommends golang-go',
    });
  }
  await withRetries(3, () =>
    runCommand([go, 'install', `${modulePath}/cmd/versitygw@${version}`], {
      env: { ...process.env, GOBIN: folder, CGO_ENABLED: '0' },
      hint: 'Is the network there? What came whole is kept: run pnpm stack up again.',
    }),
  );
  const program = join(folder, 'versitygw');
  await checkModule(go, program);
  await writeFile(`${program}.sha256`, await sha256(program));
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
