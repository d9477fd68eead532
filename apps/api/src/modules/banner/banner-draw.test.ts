import { describe, expect, it } from 'vitest';
import { inDrawnOrder } from './banner-draw.ts';

const now = Date.parse('2026-11-15T10:00:00Z');

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
