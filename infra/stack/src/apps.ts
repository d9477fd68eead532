import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { digestSources } from './digest.ts';
import { type Endpoint, getEndpoint } from './endpoints.ts';
import { type AppName, appNames, type Env } from './process-env.ts';
import type { Program } from './program.ts';
import { root } from './settings.ts';
import { StackError } from './stack-error.ts';

interface AppRow {
  readonly title: string;
  /** The folder below apps/ whose sources it is made of. */
  readonly app: 'desk' | 'api' | 'member' | 'web';
  /** Run from this folder, so that a framework finds its own files. */
  readonly directory: string;
  readonly entry: string;
  readonly args: readonly string[];
  /** In development: the arguments of the framework's own server, or its package's script; else Node's own watch. */
  readonly develop?: readonly string[] | 'script';
  /** The folder that `pnpm build` of this app makes. */
  readonly built?: string;
}

/** One place that knows how each app is started. Paths are from the root; PORT and HOST stand for its own. */
export const apps: Readonly<Record<AppName, AppRow>> = {
  desk: {
    title: 'Desk',
    app: 'desk',
    directory: 'apps/desk',
    entry: 'apps/desk/node_modules/next/dist/bin/next',
    args: ['start', '-p', 'PORT', '-H', 'HOST'],
    develop: ['dev', '-p', 'PORT', '-H', 'HOST'],
    built: 'apps/desk/.next',
  },
  'worker-fast': {
    title: 'Worker (fast lane)',
    app: 'desk',
    directory: '.',
    entry: 'apps/desk/worker/main.ts',
    args: ['--lane', 'fast'],
  },
  'worker-slow': {
    title: 'Worker (slow lane)',
    app: 'desk',
    directory: '.',
    entry: 'apps/desk/worker/main.ts',
    args: ['--lane', 'slow'],
  },
  api: { title: 'api', app: 'api', directory: '.', entry: 'apps/api/src/server.ts', args: [] },
  member: {
    title: 'member',
    app: 'member',
    directory: '.',
    entry: 'apps/member/src/server.ts',
    args: [],
  },
  'member-worker': {
    title: 'member (worker)',
    app: 'member',
    directory: '.',
    entry: 'apps/member/src/worker.ts',
    args: [],
  },
  web: {
    title: 'web',
    app: 'web',
    directory: '.',
    entry: 'apps/web/server/main.ts',
    args: [],
    develop: 'script',
    built: 'apps/web/build',
  },
};

export const sourcesOf = (app: AppRow['app']): string[] =>
  [`apps/${app}`, 'packages', 'pnpm-lock.yaml'].map((path) => join(root, path));

/** What Node runs, after its own options. */
function appCommand(name: AppName, env: Env, args = apps[name].args): string[] {
  const own = args.map((arg) => (arg === 'PORT' || arg === 'HOST' ? (env[arg] ?? '') : arg));
  return [join(root, apps[name].entry), ...own];
}

export interface AppParts {
  readonly envs: Readonly<Record<AppName, Env>>;
  readonly endpoints: ReadonlyMap<string, Endpoint>;
}

export function appPrograms(parts: AppParts, chosen: readonly AppName[]): Program[] {
  return appNames.filter((name) => chosen.includes(name)).map((name) => appProgram(parts, name));
}

/** The same app while one works on it: it follows every change of its sources. */
export function watchCommand(name: AppName, env: Env): [string, ...string[]] {
  const { develop, app } = apps[name];
  if (develop === 'script') return ['pnpm', '--filter', `@ironbridge/${app}`, 'run', 'dev'];
  if (develop !== undefined) return [process.execPath, ...appCommand(name, env, develop)];
  return [process.execPath, '--watch', '--watch-preserve-output', ...appCommand(name, env)];
}

export function checkEntries(chosen: readonly AppName[]): void {
  for (const name of chosen) {
    const { entry, title } = apps[name];
    if (existsSync(join(root, entry))) continue;
    throw new StackError(`${title} has no ${entry} yet.`, {
      hint: 'Start the others: pnpm stack up --only <names>, or the engines alone: pnpm stack up --engines',
    });
  }
}

function appProgram({ envs, endpoints }: AppParts, name: AppName): Program {
  const env = envs[name];
  const row = apps[name];
  return {
    name,
    title: row.title,
    kind: 'app',
    command: [process.execPath, ...appCommand(name, env)],
    directory: join(root, row.directory),
    environment: env,
    stopSignal: 'TERM',
    stopSeconds: 20,
    stopsGroup: true,
    ...getEndpoint(endpoints, name),
    patienceSeconds: 180,
    digest: digestSources(sourcesOf(row.app)),
  };
}
