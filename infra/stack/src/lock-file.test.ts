import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withLock } from './lock-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'build.lock');

test('two builds of one app follow each other', async () => {
  const events: string[] = [];
  const build = (name: string): Promise<void> =>
    withLock(file, async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`${name} ends`);
    });
  await Promise.all([build('first'), build('second')]);
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(existsSync(file)).toBe(false);
});

test('a lock whose holder died is taken over', async () => {
  const beyondEveryPid = 2 ** 22 + 1;
  writeFileSync(file, String(beyondEveryPid));
  expect(await withLock(file, async () => 'built')).toBe('built');
});

test('a failed build gives the lock back', async () => {
  const failing = withLock(file, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(existsSync(file)).toBe(false);
});
