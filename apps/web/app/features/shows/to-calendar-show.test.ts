import { describe, expect, it } from 'vitest';
import { toBar, toRuler } from './to-calendar-show.ts';

describe('the ruler of a month', () => {
  it.each([
    ['2026-11', { days: 30, saturday: 7, today: 15 }],
    ['2026-08', { days: 31, saturday: 1, today: undefined }],
    ['2028-02', { days: 29, saturday: 5, today: undefined }],
  ])('%s', (month, ruler) => {
    expect(toRuler(month, '2026-11-15')).toEqual(ruler);
  });

  it.each([
    ['2026-11-18', '2026-11-21', { first: 18, length: 4 }],
    ['2026-11-30', '2026-12-02', { first: 30, length: 1 }],
    ['2026-10-30', '2026-11-02', { first: 1, length: 2 }],
    ['2026-10-01', '2026-12-31', { first: 1, length: 30 }],
    ['2026-11-15', '2026-11-15', { first: 15, length: 1 }],
  ])('a show from %s to %s', (from, to, bar) => {
    expect(toBar({ from, to }, '2026-11', 30)).toEqual(bar);
  });
});
