import type { PropertyColumn } from '@ironbridge/ui';
import { toChangedList } from '../../shell/list/list-address.ts';
import type { PropertyRange } from '../../shell/ranges/property-range.ts';
import type { ProductListAddress } from './product-address.ts';

const mostColumns = 4;

/** What the products are read by: first what they are sorted and narrowed by, then what most of them have. */
export function toColumns(
  ranges: readonly PropertyRange[],
  address: ProductListAddress,
): PropertyColumn[] {
  const sorted = address.extra.sort?.replace('-', '');
  const isSorted = ({ property }: PropertyRange) => property === sorted;
  const shown = [
    ...ranges.filter((range) => range.chosen),
    ...ranges.filter((range) => !range.chosen && isSorted(range)),
    ...ranges.filter((range) => !range.chosen && !isSorted(range)),
  ];
  return shown.slice(0, mostColumns).map(({ property, name, unit }) => {
    const ascending = address.extra.sort === property;
    const descending = address.extra.sort === `-${property}`;
    return {
      property,
      name,
      unit,
      sorted: ascending ? 'ascending' : descending ? 'descending' : undefined,
      href: toChangedList(address, { sort: ascending ? `-${property}` : property }),
    };
  });
}
