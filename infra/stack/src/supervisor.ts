import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bareEnv } from './bare-env.ts';
import { findProgram } from './machine.ts';
import type { Program } from './program.ts';
import { type CommandResult, runCommand, tryCommand } from './run-command.ts';
import { makeSideFolder, sideFolder } from './side-folder.ts';
import { StackError } from './stack-error.ts';
import { renderSupervisorConfig } from './supervisor-config.ts';

export interface ProcessState {
  readonly name: string;
  readonly state: string;
  readonly pid: number | undefined;
  readonly uptime: string | undefined;
}

/** About 107 characters is what a socket's path may have; supervisor adds a few of its own while it starts. */
const longestSocketPath = 90;

export const logFolder = (state: string): string => join(state, 'logs');
export const logFile = (state: string, name: string): string =>
  join(logFolder(state), `${name}.log`);

const widestLogLine = 400;

export function logTail(state: string, name: string, lines = 25): string {
  const file = logFile(state, name);
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(-lines)
    .map((line) => (line.length > widestLogLine ? `${line.slice(0, widestLogLine)}…` : line))
    .join('\n');
}

const folderOf = (state: string): string => join(state, 'supervisor');
const configOf = (state: string): string => join(folderOf(state), 'supervisord.conf');

export function socketPath(state: string): string {
  const path = join(folderOf(state), 'supervisor.sock');
  return path.length <= longestSocketPath ? path : join(sideFolder(state), 'supervisor.sock');
}

/** uptime reads "0:01:12" or "3 days, 2:01:12"; a state without a pid has a remark instead, which is left out. */
export function parseStatus(output: string): ProcessState[] {
  return output
    .split('\n')
    .map((line) => /^(\S+)\s+([A-Z]+)(?:\s+pid (\d+), uptime (.+)|\s.*)?$/.exec(line))
    .filter((match) => match !== null)
    .map(([, name = '', state = '', pid, uptime]) => ({
      name,
      state,
      pid: pid === undefined ? undefined : Number(pid),
      uptime,
    }));
}

/** Debian's supervisor for one state folder: it keeps the processes alive, this only tells it which. */
export class Supervisor {
  readonly state: string;

  constructor(state: string) {
    this.state = state;
  }

  #control(...args: string[]): Promise<CommandResult> {
    return tryCommand([
      findProgram('supervisorctl') ?? 'supervisorctl',
      '-c',
      configOf(this.state),
      ...args,
    ]);
  }

  async isRunning(): Promise<boolean> {
    if (!existsSync(socketPath(this.state)) || !existsSync(configOf(this.state))) return false;
    return /^\d+$/.test((await this.#control('pid')).output.trim());
  }

  async status(): Promise<ProcessState[]> {
    return parseStatus((await this.#control('status')).output);
  }

  /** Gives supervisor its programs: what changed is stopped, what is gone is removed, nothing else is touched. */
  async load(programs: readonly Program[]): Promise<void> {
    const socket = socketPath(this.state);
    for (const folder of [folderOf(this.state), logFolder(this.state)]) {
      mkdirSync(folder, { recursive: true });
    }
    if (socket.startsWith(sideFolder(this.state))) makeSideFolder(this.state);
    writeFileSync(
      configOf(this.state),
      renderSupervisorConfig(programs, {
        folder: folderOf(this.state),
        socket,
        logFolder: logFolder(this.state),
      }),
      { mode: 0o600 },
    );
    if (await this.isRunning()) {
      const { output } = await this.#control('update');
      if (output.includes('ERROR')) throw new StackError('supervisor refuses', { log: output });
      return;
    }
    rmSync(socket, { force: true });
    await runCommand([findProgram('supervisord') ?? 'supervisord', '-c', configOf(this.state)], {
      // Named for the desk’s sake: with Next’s types in sight an environment without it is none.
      env: { ...bareEnv(), NODE_ENV: 'production' },
    });
    await this.#until('supervisor does not answer', () => this.isRunning());
  }

  async start(name: string): Promise<void> {
    const { output } = await this.#control('start', name);
    if (/already started|: started|spawn error|abnormal/.test(output)) return;
    throw new StackError(`supervisor cannot start ${name}`, { log: output });
  }

  async restart(name: string): Promise<void> {
    await this.#control('stop', name);
    await this.start(name);
  }

  /** Ends every process, then supervisor itself; it stops answering before they have ended. */
  async shutdown(): Promise<void> {
    const pid = Number((await this.#control('pid')).output);
    await this.#control('shutdown');
    await this.#until('supervisor does not end', async () => !existsSync(`/proc/${pid}`));
  }

  async #until(complaint: string, condition: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + 60_000;
    while (!(await condition())) {
      if (Date.now() > deadline) {
        throw new StackError(complaint, {
          hint: `Its log: ${join(folderOf(this.state), 'supervisord.log')}`,
        });
      }
      await pause(200);
    }
  }
}
