import { describe, expect, it } from 'vitest';
import { findForbidden } from './forbidden-strings.ts';

// Put together here, so that this file holds none of them itself.
const at = (...parts: string[]): string => parts.join('/');

describe('forbidden strings', () => {
  it.each([
    ['a path of a home', `cd ${at('', 'home', 'ana', 'ironbridge')}`],
    ['a path of a workplace', `"${at('', 'work', 'main')}"`],
    ['a registry', ['registry', 'npmjs', 'org'].join('.')],
  ])('are found: %s', (_, line) => {
    expect(findForbidden('README.md', `first\n${line}`)).toEqual([
      expect.stringContaining('README.md:2'),
    ]);
  });

  it('are found in the lock file as download addresses', () => {
    const line = '    resolution: {tarball: x.tgz}';
    expect(findForbidden('pnpm-lock.yaml', line)).toHaveLength(1);
    expect(findForbidden('docs/adr/1.md', line)).toEqual([]);
  });

  it('are not seen in relative paths and routes', () => {
    expect(findForbidden('a.ts', "import './features/home/Lead.tsx';")).toEqual([]);
    expect(findForbidden('a.ts', "import '../home/Lead.tsx';")).toEqual([]);
  });
});
