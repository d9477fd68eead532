import { expect, it } from 'vitest';
import { unitOf } from './counted-units.ts';
import { convert } from './measures.ts';

it('names what is counted in the edition’s language, and means the same by it', () => {
  for (const [cn, en] of [
    ['次', 'cycles'],
    ['件/小时', 'pcs/h'],
    ['包/分', 'packs/min'],
  ] as const) {
    expect(unitOf('cn', en)).toBe(cn);
    expect(unitOf('en', cn)).toBe(en);
    expect(convert(7, en, cn)).toBe(7);
  }
});

it('leaves signs as they are, and names that only look like a word of ours', () => {
  expect(unitOf('cn', 'kN')).toBe('kN');
  expect(unitOf('cn', 'constructor')).toBe('constructor');
});
