import type { Messages } from '@ironbridge/messages';
import type { PropertyRange } from '../../shell/ranges/property-range.ts';
import { toSpecValue } from '../../shell/spec-value.ts';

/** How far the properties reach that were asked for where there is nothing. */
export function toReaches(
  ranges: readonly PropertyRange[],
  { reaches }: Messages['products'],
): string[] {
  return ranges.flatMap(({ property, name, unit, chosen, least: from, most: to }) => {
    if (!chosen || from === undefined || to === undefined) return [];
    const { from: lowest = from, to: highest = to } = chosen;
    const outside = lowest > to || highest < from;
    return outside ? [reaches(name, toSpecValue({ property, name, unit, from, to }))] : [];
  });
}
