import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Env } from './process-env.ts';
import { stateFolder } from './settings.ts';
import { StackError } from './stack-error.ts';

export const envFile = (state: string, name: string): string => join(state, 'env', `${name}.env`);

/** Values are addresses and hexadecimal secrets; one that would need quoting is a mistake made here. */
export function renderEnvFile(env: Env): string {
  return Object.entries(env)
    .map(([name, value]) => {
      if (!/^[\w@%+=:,./-]*$/.test(value)) throw new StackError(`${name} does not fit an env file`);
      return `${name}=${value}\n`;
    })
    .join('');
}

export function writeEnvFiles(state: string, envs: Readonly<Record<string, Env>>): void {
  mkdirSync(join(state, 'env'), { recursive: true, mode: 0o700 });
  for (const [name, env] of Object.entries(envs)) {
    writeFileSync(envFile(state, name), renderEnvFile(env), { mode: 0o600 });
  }
}

/** The addresses and secrets of the stack in this state folder, for tools and tests; or what one process is told. */
export function loadStackEnv(state = stateFolder(), name = 'all'): Record<string, string> {
  const file = envFile(state, name);
  if (!existsSync(file)) {
    throw new StackError(`No stack in ${state}`, { hint: 'Start one: pnpm stack up' });
  }
  const env: Record<string, string> = {};
  for (const [key, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    if (value !== undefined) env[key] = value;
  }
  return env;
}
