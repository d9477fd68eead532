import { describe, expect, it } from 'vitest';
import { countFound, toPattern, toPieces } from './find-words.ts';

describe('what is looked for on a page', () => {
  it('[VIE-3] is found in whichever case, each word by itself', () => {
    const pattern = toPattern('screw  WATER');
    expect(countFound('Screws in water, and a SCREW', pattern)).toBe(3);
  });

  it('[VIE-3] is data: operators are looked for like anything else', () => {
    expect(countFound('a.b (a+b) aab [x-y] 1/2', toPattern('a.b'))).toBe(1);
    expect(countFound('(a+b)', toPattern('(a+b)'))).toBe(1);
    expect(countFound('[x-y]', toPattern('[x-y]'))).toBe(1);
    expect(countFound('1/2 \\', toPattern('1/2 \\'))).toBe(2);
  });

  it('is nothing where nothing is asked', () => {
    expect(toPattern('  ')).toBeUndefined();
    expect(toPieces('冷水', undefined)).toEqual([{ text: '冷水', found: false }]);
  });

  it('[VIE-3] stands in its text, marked', () => {
    expect(toPieces('把冷水调到十五度，冷水', toPattern('冷水'))).toEqual([
      { text: '把', found: false },
      { text: '冷水', found: true },
      { text: '调到十五度，', found: false },
      { text: '冷水', found: true },
    ]);
  });
});
