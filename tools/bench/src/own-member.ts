import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { loadStackEnv, root, stateFolder } from '@ironbridge/stack';

export interface OwnMember {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** A member service beside the stack's, with its stores, or with a line to them that can be cut. */
export async function startMember(
  overrides: Readonly<Record<string, string>> = {},
): Promise<OwnMember> {
  const child = spawn(process.execPath, [join(root, 'apps/member/src/server.ts')], {
    env: { ...loadStackEnv(stateFolder(), 'member'), PORT: '0', ...overrides },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const [, port] = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(line) ?? [];
    if (port === undefined) continue;
    child.stdout.resume();
    return {
      port: Number(port),
      pid: child.pid ?? 0,
      stop: async () => {
        child.kill('SIGTERM');
        await once(child, 'exit');
      },
    };
  }
  throw new Error('member did not start');
}
