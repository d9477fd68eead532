import type { NamedCount } from '../../shell/list/NamedFacet.tsx';
import { parsePrice } from './product-address.ts';

type Band = Required<NamedCount>;

/** Bands of prices from the lowest up, those of the currency that most are quoted in first. */
export function toBands(counted: readonly Band[]): Band[] {
  const bands = counted.flatMap((band) => {
    const price = parsePrice(band.name);
    return price ? [{ ...band, lowest: price.from ?? 0, currency: price.unit }] : [];
  });
  const quoted = Map.groupBy(bands, ({ currency }) => currency);
  return [...quoted.values()]
    .toSorted((a, b) => countAll(b) - countAll(a))
    .flatMap((some) => some.toSorted((a, b) => a.lowest - b.lowest))
    .map(({ name, count }) => ({ name, count }));
}

function countAll(bands: readonly Band[]): number {
  return bands.reduce((sum, { count }) => sum + count, 0);
}
