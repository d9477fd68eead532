import {
  type CountedProperty,
  type PropertyRange,
  tellsApart,
  toPropertyRange,
} from '../../shell/ranges/property-range.ts';
import { type ProductListAddress, parseSpec } from './product-address.ts';
import { parseUnits } from './reader-units.ts';

/** The properties that occur most, those that are chosen by first. */
export function toRanges(
  counted: readonly CountedProperty[],
  { extra }: ProductListAddress,
): PropertyRange[] {
  const chosen = parseSpec(extra.spec);
  const wanted = parseUnits(extra.unit);
  const isChosen = ({ property }: CountedProperty) =>
    chosen.some((range) => range.property === property);
  return [...counted]
    .sort((a, b) => Number(isChosen(b)) - Number(isChosen(a)))
    .map((counts) =>
      toPropertyRange(counts, {
        chosen: chosen.find(({ property }) => property === counts.property),
        asked: wanted.get(counts.property),
      }),
    )
    .filter(tellsApart);
}
