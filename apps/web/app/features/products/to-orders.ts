import type { Messages } from '@ironbridge/messages';
import type { ProductsPage } from './load-products.server.ts';

/** How the list can be sorted. Of its columns the first from either end, the others by their heads. */
export function toOrders(
  { address, columns }: ProductsPage,
  { orders }: Messages['products'],
): { readonly value: string | undefined; readonly name: string }[] {
  const sorted = address.extra.sort?.replace('-', '');
  const column = columns.find(({ property }) => property === sorted) ?? columns[0];
  return [
    { value: undefined, name: orders.newest },
    { value: 'name', name: orders.name },
    ...(column
      ? [
          { value: column.property, name: orders.smallest(column.name) },
          { value: `-${column.property}`, name: orders.largest(column.name) },
        ]
      : []),
  ];
}
