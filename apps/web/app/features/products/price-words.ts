import type { EditionId } from '@ironbridge/domain';
import { toPrice, toPriceRange } from '../../shell/price.ts';
import { parsePrice } from './product-address.ts';

/** A range of prices as an address has it, in words; what is none stays as it is. */
export function toPriceWords(text: string, edition: EditionId): string {
  const price = parsePrice(text);
  if (!price) return text;
  const { from, to, unit } = price;
  if (from === undefined) return `≤ ${toPrice(to ?? 0, unit, edition)}`;
  if (to === undefined) return `≥ ${toPrice(from, unit, edition)}`;
  return toPriceRange({ price_from: from, price_to: to, currency: unit }, edition) ?? '';
}
