import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { tryCommand } from './run-command.ts';
import { StackError } from './stack-error.ts';

/** The programs of this machine that the stack runs, by full path. */
export interface Machine {
  readonly postgresBin: string;
  readonly redis: string;
  readonly varnishd: string;
  readonly varnishadm: string;
  readonly nginx: string;
  readonly java: string;
}

const postgresMajor = '15';
const javaAtLeast = 21;

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Debian keeps servers in /usr/sbin, which is not on everyone's PATH. */
export function findProgram(name: string, folders = searchedFolders()): string | undefined {
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

const searchedFolders = (): string[] => [
  ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
  '/usr/sbin',
  '/usr/local/sbin',
];

const xkey = ['/usr/lib', '/usr/local/lib'].flatMap((lib) => [
  join(lib, 'varnish/vmods/libvmod_xkey.so'),
  join(lib, 'x86_64-linux-gnu/varnish/vmods/libvmod_xkey.so'),
  join(lib, 'aarch64-linux-gnu/varnish/vmods/libvmod_xkey.so'),
]);

async function findJavaMajor(java: string): Promise<number> {
  const { code, output } = await tryCommand([java, '-version']);
  const major = /version "(\d+)/.exec(output)?.[1];
  return code === 0 && major !== undefined ? Number(major) : 0;
}

/** The newest JVM there is: a machine's default is often older than the ones beside it. */
async function findJava(): Promise<string | undefined> {
  const homes = ['/usr/lib/jvm', '/opt', '/usr/java']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const javaHome = process.env['JAVA_HOME'];
  const candidates = [...(javaHome ? [javaHome] : []), ...homes].map((home) =>
    join(home, 'bin/java'),
  );
  const onPath = findProgram('java');
  let best: { java: string; major: number } | undefined;
  for (const java of [...candidates.filter(isProgram), ...(onPath ? [onPath] : [])]) {
    const major = await findJavaMajor(java);
    if (major >= javaAtLeast && major > (best?.major ?? 0)) best = { java, major };
  }
  return best?.java;
}

export async function getMachine(): Promise<Machine> {
  const packages = new Set<string>();
  const need = (found: string | undefined, debianPackage: string): string => {
    if (found === undefined) packages.add(debianPackage);
    return found ?? '';
  };
  const postgresBin = `/usr/lib/postgresql/${postgresMajor}/bin`;
  const onPath = findProgram('postgres');
  const machine: Machine = {
    postgresBin: need(
      isProgram(join(postgresBin, 'postgres')) ? postgresBin : await findPostgresBin(onPath),
      `postgresql-${postgresMajor}`,
    ),
    redis: need(findProgram('redis-server'), 'redis-server'),
    varnishd: need(findProgram('varnishd'), 'varnish'),
    varnishadm: need(findProgram('varnishadm'), 'varnish'),
    nginx: need(findProgram('nginx'), 'nginx-light'),
    java: (await findJava()) ?? '',
  };
  need(findProgram('supervisord'), 'supervisor');
  need(
    xkey.find((file) => existsSync(file)),
    'varnish-modules',
  );
  if (packages.size > 0) {
    throw new StackError(`Missing on this machine: ${[...packages].join(', ')}`, {
      hint: `Install them: sudo apt-get install -y --no-install-recommends ${[...packages].join(' ')}`,
    });
  }
  if (machine.java === '') {
    throw new StackError(`OpenSearch needs Java ${javaAtLeast} or newer, and none was found.`, {
      hint: 'Install one (Debian: sudo apt-get install -y default-jdk-headless, or a Temurin package), or set JAVA_HOME.',
    });
  }
  return machine;
}

/** Some other layout than Debian's: taken when it is the version that the compose file and production run. */
async function findPostgresBin(onPath: string | undefined): Promise<string | undefined> {
  if (onPath === undefined) return undefined;
  const { output } = await tryCommand([onPath, '--version']);
  return output.includes(` ${postgresMajor}.`) ? join(onPath, '..') : undefined;
}
