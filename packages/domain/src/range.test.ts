import { describe, expect, it } from 'vitest';
import { parseRange, toRangeText } from './range.ts';

describe('a range in an address', () => {
  it.each([
    ['1500..2500kN', { from: 1500, to: 2500, unit: 'kN' }],
    ['..90mm', { from: undefined, to: 90, unit: 'mm' }],
    ['-20..', { from: -20, to: undefined, unit: '' }],
    ['0.5..1.25m³/h', { from: 0.5, to: 1.25, unit: 'm³/h' }],
    ['6', { from: 6, to: 6, unit: '' }],
    ['90mm', { from: 90, to: 90, unit: 'mm' }],
    ['-40..-10°C', { from: -40, to: -10, unit: '°C' }],
    ['..', { from: undefined, to: undefined, unit: '' }],
    ['100..500CNY', { from: 100, to: 500, unit: 'CNY' }],
  ])('%s', (text, expected) => {
    expect(parseRange(text)).toEqual(expected);
    expect(parseRange(toRangeText(expected))).toEqual(expected);
  });

  it.each([
    '',
    'kN',
    '5..1',
    '1e9',
    '1...5',
    '0x10',
    '9'.repeat(13),
    '1..2..3',
    `1..2${'m'.repeat(30)}`,
  ])('refuses %s', (text) => {
    const parsed = parseRange(text);
    expect(parsed === undefined || !/^[a-z]{1,4}$/i.test(parsed.unit)).toBe(true);
  });

  // So long that a pattern which goes back and forth would take longer than a test may.
  it('[SEC-33] takes no longer for what is made to take long', () => {
    for (const bad of ['1', '.', '1.', '-', '1..'])
      expect(parseRange(bad.repeat(200_000))).toBeUndefined();
  });
});
