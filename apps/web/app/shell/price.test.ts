import { expect, it } from 'vitest';
import { toPrice } from './price.ts';

it('writes an amount as its edition does, and cents where there are any', () => {
  expect(toPrice(168_000, 'CNY', 'cn')).toBe('¥168,000');
  expect(toPrice(168_000, 'CNY', 'en')).toBe('CN¥168,000');
  expect(toPrice(17.8, 'USD', 'en')).toBe('US$17.80');
  expect(toPrice(1200, '', 'cn')).toBe('1,200');
});
