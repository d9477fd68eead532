import { usePage } from '../../platform/page.ts';
import { type ListAddress, toChangedList } from './list-address.ts';

/** It says what comes first. The one without a value is the order that the list has by itself. */
export interface Order {
  readonly value: string | undefined;
  readonly name: string;
}

interface SortLineProps {
  readonly address: ListAddress;
  readonly orders: readonly Order[];
}

/** By what a list is sorted, and what else it could be sorted by. */
export function SortLine({ address, orders }: SortLineProps) {
  const { copy } = usePage();
  const { sort } = address.extra;
  return (
    <nav className="word-choices sort-line" aria-label={copy.list.sort}>
      <span>{copy.list.sort}</span>
      {orders.map(({ value, name }) => (
        <a
          key={name}
          href={toChangedList(address, { sort: value })}
          rel="nofollow"
          aria-current={value === sort ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
