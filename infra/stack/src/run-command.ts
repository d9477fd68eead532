import { type SpawnOptions, spawn } from 'node:child_process';
import { StackError, toMessage } from './stack-error.ts';

export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
}

interface CommandOptions extends Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> {
  readonly input?: string;
}

/** Runs to the end and gives what it wrote, whatever its exit code. */
export function tryCommand(
  command: readonly [string, ...string[]],
  { input, ...options }: CommandOptions = {},
): Promise<CommandResult> {
  const [program, ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => {
      reject(new StackError(`${program} could not be started: ${toMessage(error)}`));
    });
    child.on('close', (code) => {
      resolve({ code, output });
    });
    // A program that ends without reading its input says why by its exit code.
    child.stdin.on('error', () => child.stdin.destroy());
    child.stdin.end(input ?? '');
  });
}

export async function runCommand(
  command: readonly [string, ...string[]],
  options: CommandOptions & { hint?: string } = {},
): Promise<string> {
  const { hint, ...rest } = options;
  const { code, output } = await tryCommand(command, rest);
  if (code === 0) return output;
  throw new StackError(`${command[0]} ended with ${code ?? 'a signal'}`, {
    log: output.trimEnd().split('\n').slice(-30).join('\n'),
    ...(hint === undefined ? {} : { hint }),
  });
}
