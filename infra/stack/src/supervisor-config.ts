import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot } from './database-user.ts';
import type { Program } from './program.ts';

/** As many open files as a search engine likes to have, if this person may have them. */
function openFiles(): number {
  const allowed = /^Max open files\s+\d+\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
  return Math.min(65_536, Number(allowed?.[1] ?? 1024));
}

/** Supervisor reads % as its own and splits as a shell does. */
const inConfig = (text: string): string => text.replaceAll('%', '%%');

function quote(argument: string): string {
  if (/^[\w@%+=:,./-]+$/.test(argument)) return argument;
  return `"${argument.replaceAll(/["\\]/g, '\\$&')}"`;
}

export function renderProgram(program: Program, logFolder: string): string {
  const environment = Object.entries({ ...program.environment, STACK_DIGEST: program.digest })
    .map(([name, value]) => `${name}="${inConfig(value)}"`)
    .join(',');
  return `
[program:${program.name}]
command=${inConfig(program.command.map(quote).join(' '))}
directory=${inConfig(program.directory)}
environment=${environment}
${program.user ? `user=${program.user}\n` : ''}autostart=false
autorestart=true
startsecs=1
startretries=1000000
stopsignal=${program.stopSignal}
stopwaitsecs=${program.stopSeconds}
stopasgroup=${program.stopsGroup}
killasgroup=true
redirect_stderr=true
stdout_logfile=${inConfig(join(logFolder, `${program.name}.log`))}
stdout_logfile_maxbytes=20MB
stdout_logfile_backups=1
`;
}

export function renderSupervisorConfig(
  programs: readonly Program[],
  paths: { folder: string; socket: string; logFolder: string },
): string {
  const inFolder = (name: string): string => inConfig(join(paths.folder, name));
  return `; Made by pnpm stack up.
[supervisord]
logfile=${inFolder('supervisord.log')}
logfile_maxbytes=5MB
logfile_backups=1
pidfile=${inFolder('supervisord.pid')}
childlogdir=${inConfig(paths.logFolder)}
directory=/
minfds=${openFiles()}
${isRoot() ? 'user=root\n' : ''}
[unix_http_server]
file=${inConfig(paths.socket)}
chmod=0700

[rpcinterface:supervisor]
supervisor.rpcinterface_factory = supervisor.rpcinterface:make_main_rpcinterface

[supervisorctl]
serverurl=unix://${inConfig(paths.socket)}
${programs.map((program) => renderProgram(program, paths.logFolder)).join('')}`;
}
