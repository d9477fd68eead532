import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { toCsvLine } from './csv-line.ts';

const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '＝1',
  '－1',
  ' =1',
  '\u3000=1',
  '\t=1',
  '\r\n=1',
];

/** The cells as a spreadsheet finds them that parts them by this sign, and never mind the quotes within. */
const cellsBy = (separator: RegExp, text: string): string[] =>
  text.split(separator).map((cell) => cell.replace(/^[\s"\u3000]+/, ''));

describe('a line for spreadsheets', () => {
  it.each(formulas)('[SEC-37] runs nothing: %j', (text) => {
    expect(toCsvLine([text]).replace(/^"/, '')).toMatch(/^'/);
  });

  it.each(formulas)('[SEC-37] nor behind what parts cells elsewhere: %j', (text) => {
    for (const parting of [';', '\t', '\n', '\r\n', ';  ', ';"']) {
      const line = toCsvLine(['a', `b${parting}${text}`]);
      for (const cell of cellsBy(/[;\t\r\n]/, line)) expect(cell).not.toMatch(/^[=+\-@＝－]/);
    }
  });

  it('[SEC-37] a formula behind quotation marks stays a text', () => {
    expect(toCsvLine(['=HYPERLINK("x")'])).toBe(`"'=HYPERLINK(""x"")"\r\n`);
  });

  it('comes back as it was written, where it was harmless', () => {
    const cells = ['a', 'b, "c"', 'd\ne', '泵; 阀', ''];
    expect(parse(toCsvLine(cells))).toEqual([cells]);
  });

  // So long that a pattern which goes back and forth would take longer than a test may.
  it('[SEC-33] takes no longer for what is made to take long', () => {
    const cells = ['\n'.repeat(400_000), `;${' '.repeat(400_000)}`, ' '.repeat(400_000)];
    expect(toCsvLine(cells).length).toBeGreaterThan(1_200_000);
  });
});
