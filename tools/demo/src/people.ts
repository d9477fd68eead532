import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Role, roles } from '@ironbridge/domain';
import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import { knownPeople } from './answers.schema.ts';
import type { Desk } from './desk.ts';
import { Problem } from './problem.ts';

const run = promisify(execFile);
const deskFolder = resolve(import.meta.dirname, '../../../apps/desk');

export interface Person {
  readonly role: Role;
  readonly email: string;
  readonly password: string;
}

const names: Readonly<Record<Role, string>> = {
  administrator: '周砚 Zhou Yan',
  editor_cn: '顾亦舟 Gu Yizhou',
  editor_en: 'Hannah Lindqvist',
  advertising: '温如玉 Wen Ruyu',
  sales: 'Tom Ashworth',
  catalogue: '江行简 Jiang Xingjian',
};

export interface People {
  readonly people: readonly Person[];
  readonly file: string;
  readonly isNew: boolean;
}

/** Logs the desk in as administrator, with one demo person for each role. Passwords are made up once and kept. */
export async function loadPeople(
  desk: Desk,
  state: string,
  env: Readonly<Record<string, string>>,
): Promise<People> {
  const file = join(state, 'demo-users.json');
  const isNew = !existsSync(file);
  const people = roles.map((role) => findKnown(file, role) ?? toPerson(role));
  const [administrator] = people;
  if (!administrator) throw new Error('There is no role of administrator');
  if (!(await desk.logIn(administrator.email, administrator.password))) {
    await createAdministrator(administrator, env);
    await logInAgain(desk, administrator);
  }
  for (const person of people.slice(1)) await keepPerson(desk, person);
  writeFileSync(file, `${JSON.stringify(people, null, 2)}\n`, { mode: 0o600 });
  return { people, file, isNew };
}

async function logInAgain(desk: Desk, { email, password }: Person): Promise<void> {
  if (await desk.logIn(email, password)) return;
  throw new Problem(
    `${email} was made but cannot log in.`,
    'More is in the log: pnpm stack logs desk',
  );
}

function toPerson(role: Role): Person {
  const name = role.replace('_', '-');
  return {
    role,
    email: `${name}@ironbridge.example`,
    password: randomBytes(12).toString('base64url'),
  };
}

function findKnown(file: string, role: Role): Person | undefined {
  if (!existsSync(file)) return undefined;
  const saved: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Value.Check(knownPeople, saved)) {
    throw new Problem(
      `${file} does not hold the demo people.`,
      'Delete it and run pnpm demo again: it gives them new passwords.',
    );
  }
  const known: Static<typeof knownPeople>[number] | undefined = saved.find(
    (person) => person.role === role,
  );
  return known && { ...known, role };
}

/** The first person is made by the desk's own command, past its doors. */
async function createAdministrator(
  { email, password }: Person,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const options = {
    cwd: deskFolder,
    env: { ...process.env, ...env, ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
  };
  try {
    await run(process.execPath, ['scripts/create-admin-cli.ts'], options);
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new Problem(
      `The desk could not make an administrator: ${said.trim().slice(-600)}`,
      'pnpm stack status',
    );
  }
}

async function keepPerson(desk: Desk, { role, email, password }: Person): Promise<void> {
  const id = await desk.find('users', { email });
  if (id === undefined) await desk.create('users', { email, password, role, name: names[role] });
  else await desk.update('users', id, { password, role });
}
