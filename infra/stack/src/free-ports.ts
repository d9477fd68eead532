import { connect } from 'node:net';
import { loopback } from './process-env.ts';
import type { Program } from './program.ts';
import { tryCommand } from './run-command.ts';
import { StackError } from './stack-error.ts';

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: loopback, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Before anything starts: a port that someone else holds would show up much later as a process that never gets well. */
export async function checkPortsFree(programs: readonly Program[]): Promise<void> {
  const taken: Program[] = [];
  for (const program of programs) if (await isTaken(program.port)) taken.push(program);
  if (taken.length === 0) return;
  const filter = taken.map(({ port }) => `sport = :${port}`).join(' or ');
  const { output } = await tryCommand(['ss', '-Hltnp', `( ${filter} )`]).catch(() => ({
    output: '',
  }));
  throw new StackError(
    `Taken by another process: ${taken.map(({ name, port }) => `port ${port} (${name})`).join(', ')}`,
    {
      log: output.trimEnd(),
      hint: 'End it, or run beside it: IRONBRIDGE_PORT=<another> IRONBRIDGE_STATE=.stack-<name> pnpm stack up',
    },
  );
}
