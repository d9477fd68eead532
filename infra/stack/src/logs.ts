import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { stateFolder } from './settings.ts';
import { StackError } from './stack-error.ts';
import { logFile, logFolder } from './supervisor.ts';

export async function logs(name: string | undefined): Promise<void> {
  const state = stateFolder();
  const known = existsSync(logFolder(state))
    ? readdirSync(logFolder(state))
        .filter((file) => file.endsWith('.log'))
        .map((file) => file.slice(0, -'.log'.length))
    : [];
  const chosen = name === undefined ? known : known.filter((one) => one === name);
  if (chosen.length === 0) {
    throw new StackError(name ? `No log of ${name}.` : `No logs in ${state}`, {
      hint: known.length > 0 ? `There are ${known.join(', ')}.` : 'Start the stack: pnpm stack up',
    });
  }
  const lines = name === undefined ? '5' : '50';
  const tail = spawn('tail', ['-n', lines, '-F', ...chosen.map((one) => logFile(state, one))], {
    stdio: 'inherit',
  });
  // Ctrl-C is meant for tail, which the terminal tells too.
  process.on('SIGINT', () => tail.kill('SIGINT'));
  await once(tail, 'close');
}
