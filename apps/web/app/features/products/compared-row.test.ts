import { describe, expect, it } from 'vitest';
import { toComparedRow } from './compared-row.ts';

const row = (key: string, unit: string, ...numbers: readonly (number | undefined)[]) =>
  toComparedRow(
    { key, name: key, unit },
    numbers.map((number) => ({ text: number === undefined ? '' : String(number), number })),
  );
const differences = ({ cells }: ReturnType<typeof row>) =>
  cells.map(({ difference }) => difference);

describe('a row of a comparison', () => {
  it('[VIE-1] says in per cent how far each is from the first, and how large within the row', () => {
    const { cells, same } = row('clamping_force', 'kN', 2000, 1800, 2200, 2000);
    expect(cells.map(({ difference }) => difference)).toEqual(['', '−10%', '+10%', '']);
    expect(cells.map(({ differs }) => differs)).toEqual([false, true, true, false]);
    expect(cells[1]?.share).toBeCloseTo(1800 / 2200);
    expect(same).toBe(false);
    expect(row('axes', '', 6, 6)).toMatchObject({ same: true, cells: [{ share: undefined }, {}] });
    expect(differences(row('weight', 'kg', 1000, 1001, 1))).toEqual(['', '+0.1%', '−99.9%']);
    expect(row('weight', 'kg', 1000, undefined).cells[0]?.share).toBeUndefined();
  });

  it('says differences of levels in their unit, and nothing where one is not told', () => {
    expect(differences(row('noise', 'dB(A)', 72, 64))).toEqual(['', '−8\u00a0dB(A)']);
    expect(differences(row('heat', '°C', 20, 40))).toEqual(['', '+20\u00a0°C']);
    expect(row('power', 'kW', 22, undefined).cells[1]).toMatchObject({
      differs: false,
      difference: '',
    });
  });

  it('names the best only where nobody would doubt it, and only a single one', () => {
    const best = (key: string, unit: string, ...numbers: readonly number[]) =>
      row(key, unit, ...numbers).cells.map((cell) => cell.best);
    expect(best('price', 'CNY', 31_200, 22_900)).toEqual([undefined, 'lowest']);
    expect(best('cycle_time', 's', 2.1, 1.6)).toEqual([undefined, 'shortest']);
    expect(best('price', 'CNY', 5, 5, 7)).toEqual([undefined, undefined, undefined]);
    expect(best('clamping_force', 'kN', 1, 2)).toEqual([undefined, undefined]);
  });
});
