import { runCommand, tryCommand } from './run-command.ts';
import { StackError } from './stack-error.ts';

export interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

export const isRoot = (): boolean => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root; under anyone else it runs as that person. */
export async function findDatabaseUser(): Promise<SystemUser | undefined> {
  if (!isRoot()) return undefined;
  const name = 'postgres';
  const { code } = await tryCommand(['id', '-u', name]);
  if (code !== 0) {
    throw new StackError('PostgreSQL refuses to run as root, and there is no user postgres.', {
      hint: 'Make one: useradd --system postgres',
    });
  }
  return {
    name,
    uid: Number(await runCommand(['id', '-u', name])),
    gid: Number(await runCommand(['id', '-g', name])),
  };
}

export async function canReach(user: SystemUser | undefined, folder: string): Promise<boolean> {
  if (user === undefined) return true;
  const { uid, gid } = user;
  return (await tryCommand(['test', '-x', folder], { uid, gid, cwd: '/' })).code === 0;
}
