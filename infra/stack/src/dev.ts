import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { apps, checkEntries, watchCommand } from './apps.ts';
import { bareEnv } from './bare-env.ts';
import { prepareEngines } from './prepare.ts';
import type { AppName, Env } from './process-env.ts';
import { getSettings, root } from './settings.ts';
import { migrate, printAddresses, startEngines, type UpOptions } from './up.ts';

/** The engines under supervisor, the apps as children of this process: they end with it, the engines stay. */
export async function dev(options: UpOptions): Promise<void> {
  const since = performance.now();
  const settings = getSettings(options);
  checkEntries(options.apps);
  const engines = await prepareEngines(settings, 'development');
  await startEngines(settings, engines, []);
  await migrate(options.apps, engines);
  printAddresses(settings, options.apps, since);
  console.log('Ctrl-C ends the apps; the engines stay until pnpm stack down.\n');

  const width = Math.max(...options.apps.map((name) => name.length));
  const children = options.apps.map((name) => watch(name, engines.envs[name], width));
  await Promise.race([
    once(process, 'SIGINT'),
    once(process, 'SIGTERM'),
    once(process, 'SIGHUP'),
    Promise.all(children.map((child) => once(child, 'close'))),
  ]);
  await Promise.all(children.map(end));
}

function watch(name: AppName, env: Env, width: number): ChildProcess {
  const [program, ...args] = watchCommand(name, env);
  const child = spawn(program, args, {
    cwd: join(root, apps[name].directory),
    env: { ...bareEnv(), ...env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    // A group of its own, so that ending it ends what it started too.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const show = (stream: Readable): void => {
    createInterface(stream).on('line', (line) => {
      console.log(`${name.padEnd(width)} │ ${line}`);
    });
  };
  show(child.stdout);
  show(child.stderr);
  child.on('error', (error) => console.log(`${name.padEnd(width)} │ ${error.message}`));
  child.on('close', (code) =>
    console.log(`${name.padEnd(width)} │ ended (${code ?? 'by a signal'})`),
  );
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const group = -child.pid;
  const closed = once(child, 'close');
  const force = setTimeout(() => process.kill(group, 'SIGKILL'), 10_000);
  process.kill(group, 'SIGTERM');
  await closed;
  clearTimeout(force);
}
