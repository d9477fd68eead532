import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { messages } from './index.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

function keysOf(copy: object, above = ''): string[] {
  return Object.entries(copy).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value, `${above}${key}.`) : `${above}${key}`,
  );
}

describe('copy', () => {
  it('[EDN-4] is the same list of messages in every edition, none of them empty', () => {
    expect(keysOf(messages.en).sort()).toEqual(keysOf(messages.cn).sort());
    for (const copy of Object.values(messages)) {
      const empty = Object.entries(copy).flatMap(([area, words]) =>
        Object.entries(words).flatMap(([key, value]) => (value === '' ? `${area}.${key}` : [])),
      );
      expect(empty).toEqual([]);
    }
  });

  it('[EDN-4] holds no message that nobody uses', () => {
    const sources = globSync('apps/*/{app,server}/**/*.{ts,tsx}', { cwd: root })
      .map((path) => readFileSync(`${root}/${path}`, 'utf8'))
      .join('\n');
    const unused = keysOf(messages.cn).filter((key) => {
      const name = key.split('.').at(-1) ?? key;
      return !new RegExp(`\\b${name}\\b`).test(sources);
    });
    expect(unused).toEqual([]);
  });
});
