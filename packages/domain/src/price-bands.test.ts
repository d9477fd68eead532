import { expect, it } from 'vitest';
import { toPriceBands } from './price-bands.ts';
import { parseRange } from './range.ts';

it.each([
  [50, 50, ['..100CNY']],
  [1450, 1980, ['1000..3000CNY']],
  [2600, 4100, ['1000..3000CNY', '3000..10000CNY']],
  [300_000, 300_000, ['100000..300000CNY', '300000..1000000CNY']],
  [80_000_000, 90_000_000, ['10000000..CNY']],
])('a price from %d to %d is in each band that it reaches into', (from, to, bands) => {
  expect(toPriceBands(from, to, 'CNY')).toEqual(bands);
  for (const band of bands) expect(parseRange(band)?.unit).toBe('CNY');
});

it('every price is in a band', () => {
  for (const price of [0, 1, 99.99, 100, 3_000_001, 1e12])
    expect(toPriceBands(price, price, 'USD').length).toBeGreaterThan(0);
});
