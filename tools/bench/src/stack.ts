import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditionId } from '@ironbridge/domain';
import { loadStackEnv, type RunningStack, runningStack } from '@ironbridge/stack';
import { type Dispatcher, Pool } from 'undici';

/** The running stack as a measurement sees it: its edge, its desk, its engines. */
export interface Stack {
  readonly env: Readonly<Record<string, string>>;
  readonly running: RunningStack;
  readonly hosts: Readonly<Record<EditionId | 'desk', string>>;
  /** Everything a reader asks goes through here: nginx, then Varnish. */
  readonly front: Pool;
}

export async function openStack(): Promise<Stack> {
  const env = loadStackEnv();
  const running = await runningStack();
  const host = (name: string) => new URL(getEnv(env, name)).host;
  return {
    env,
    running,
    hosts: { cn: host('CN_ORIGIN'), en: host('EN_ORIGIN'), desk: host('DESK_ORIGIN') },
    front: new Pool(`http://127.0.0.1:${running.ports.nginx}`, { connections: 64, pipelining: 1 }),
  };
}

/** Asked anew each time: a process that was killed comes back under another number. */
export async function getPid(name: string): Promise<number> {
  const { processes } = await runningStack();
  const pid = processes.find((process) => process.name === name)?.pid;
  if (pid === undefined) throw new Error(`${name} is not running`);
  return pid;
}

export function getEnv(env: Readonly<Record<string, string>>, name: string): string {
  const value = env[name];
  if (value === undefined)
    throw new Error(`The stack's environment has no ${name}: run 'pnpm stack up' first`);
  return value;
}

export interface Reading {
  readonly status: number;
  readonly text: string;
  readonly headers: Dispatcher.ResponseData['headers'];
}

/** One reader's request at the edge. */
export async function read(stack: Stack, edition: EditionId, path: string): Promise<Reading> {
  const answer = await stack.front.request({
    path,
    method: 'GET',
    headers: { host: stack.hosts[edition], accept: 'text/html,application/json' },
  });
  return { status: answer.statusCode, text: await answer.body.text(), headers: answer.headers };
}

interface DemoUser {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

function isDemoUser(value: unknown): value is DemoUser {
  return (
    typeof value === 'object' &&
    value !== null &&
    'role' in value &&
    'email' in value &&
    'password' in value &&
    [value.role, value.email, value.password].every((part) => typeof part === 'string')
  );
}

/** The people `pnpm demo` made, one a role. */
export function getDemoUser(stack: Stack, role: string): DemoUser {
  const file = join(stack.running.state, 'demo-users.json');
  const users: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const found = Array.isArray(users)
    ? users.filter(isDemoUser).find((user) => user.role === role)
    : undefined;
  if (!found) throw new Error(`No demo user with the role ${role}: run 'pnpm demo' first`);
  return found;
}
