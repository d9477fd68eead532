import { describe, expect, it } from 'vitest';
import { inDrawnOrder, isShown, secondsUntilChange } from './banner-schedule.ts';

const now = Date.parse('2026-11-15T10:00:00Z');
const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();

describe('when a banner is shown', () => {
  it('is from its beginning until just before its end', () => {
    expect(isShown({ from: null, to: null }, now)).toBe(true);
    expect(isShown({ from: at(0), to: at(1) }, now)).toBe(true);
    expect(isShown({ from: at(-1), to: at(0) }, now)).toBe(false);
    expect(isShown({ from: at(0.001), to: null }, now)).toBe(false);
  });

  it('bounds how long an answer may be kept', () => {
    expect(secondsUntilChange([], now, 60)).toBe(60);
    expect(secondsUntilChange([{ from: at(-5), to: at(90) }], now, 60)).toBe(60);
    expect(secondsUntilChange([{ from: at(-5), to: at(20.9) }], now, 60)).toBe(20);
    const coming = { from: at(7), to: at(20) };
    expect(secondsUntilChange([{ from: null, to: at(30) }, coming], now, 60)).toBe(7);
    expect(secondsUntilChange([{ from: null, to: at(0.4) }], now, 60)).toBe(0);
  });
});

describe('who comes first', () => {
  const banners = [
    { id: 1_000_001, weight: 1 },
    { id: 1_000_002, weight: 3 },
    { id: 1_000_003, weight: 6 },
  ];

  it('is the same for all within a minute, whatever order they were found in', () => {
    const order = inDrawnOrder(banners, now);
    expect(inDrawnOrder(banners.toReversed(), now + 59_000)).toEqual(order);
    expect(order).toHaveLength(3);
  });

  it('is drawn by weight, over a week of minutes', () => {
    const minutes = 7 * 24 * 60;
    const first = new Map<number, number>();
    for (let minute = 0; minute < minutes; minute++) {
      const id = inDrawnOrder(banners, now + minute * 60_000)[0]?.id ?? 0;
      first.set(id, (first.get(id) ?? 0) + 1);
    }
    for (const { id, weight } of banners) {
      expect((first.get(id) ?? 0) / minutes).toBeCloseTo(weight / 10, 1);
    }
  });
});
