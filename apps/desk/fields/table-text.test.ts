import { describe, expect, it } from 'vitest';
import { parseTable } from './table-text.ts';

describe('a table as editors write it', () => {
  it('comes from a spreadsheet', () => {
    expect(parseTable('型号\t锁模力\nHC-120\t1200 kN\n\n')).toEqual({
      head: ['型号', '锁模力'],
      rows: [['HC-120', '1200 kN']],
    });
  });

  it('or is typed with bars', () => {
    expect(parseTable('| a | b |\n| 1 |  |')).toEqual({ head: ['a', 'b'], rows: [['1', '']] });
  });

  it('is refused without rows, or with a row that does not fit', () => {
    expect(parseTable('a | b')).toBeUndefined();
    expect(parseTable('a | b\n1')).toBeUndefined();
  });
});
