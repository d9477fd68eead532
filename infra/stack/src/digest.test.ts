import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { digestSources } from './digest.ts';

const app = mkdtempSync(join(tmpdir(), 'app-'));
afterAll(() => rmSync(app, { recursive: true }));
const write = (name: string, text: string): void => {
  mkdirSync(join(app, name, '..'), { recursive: true });
  writeFileSync(join(app, name), text);
};

test('a build is made anew for changed sources, and for nothing else', () => {
  write('src/page.ts', 'one');
  const before = digestSources([app]);
  for (const made of [
    '.next/page.js',
    'build/page.js',
    'node_modules/x/x.js',
    'tsconfig.tsbuildinfo',
    'src/page.test.ts',
  ]) {
    write(made, 'made');
  }
  expect(digestSources([app])).toBe(before);
  write('src/page.ts', 'two');
  const changed = digestSources([app]);
  expect(changed).not.toBe(before);
  write('src/deep/more.ts', '');
  expect(digestSources([app])).not.toBe(changed);
});
