import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const program = `
import { createLogger, createService, runService } from './index.ts';
const entry = { status: 500, cn: '', en: '' };
const app = await createService({
  name: 'test',
  log: createLogger('test', 'info'),
  origins: { cn: 'http://cn.localhost', en: 'http://en.localhost' },
  errors: { bad_request: entry, not_found: entry, method_not_allowed: entry, unavailable: entry, internal: entry },
});
app.get('/slow', () => {
  process.stdout.write('asked\\n');
  return new Promise((resolve) => setTimeout(() => resolve('done'), 300));
});
await runService(app, { HOST: '127.0.0.1', PORT: 0, DRAIN_MS: 0 });
`;

it('finishes the answer under way after SIGTERM, then leaves with 0', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await seen(child, /http:\/\/127\.0\.0\.1:\d+/);
  const answer = fetch(`${address}/slow`).then((response) => response.text());
  await seen(child, /asked/);
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await answer).toBe('done');
  expect(await exit).toEqual([0, null]);
});

async function seen(child: ChildProcess, pattern: RegExp): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.once('exit', () => reject(new Error('The service ended')));
  child.stdout?.on('data', (chunk: Buffer) => {
    const [found] = pattern.exec(chunk.toString()) ?? [];
    if (found) resolve(found);
  });
  return promise;
}
