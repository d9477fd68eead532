import type { ReactNode } from 'react';
import { usePage } from '../../platform/page.ts';
import { ChosenFilters } from './ChosenFilters.tsx';
import type { ChosenFilter } from './chosen-filters.ts';
import { EmptyList } from './EmptyList.tsx';
import { ListPager } from './ListPager.tsx';
import type { ListAddress } from './list-address.ts';
import { type Order, SortLine } from './SortLine.tsx';

interface ListResultsProps {
  readonly view: {
    readonly address: ListAddress;
    readonly tag?: string | undefined;
    readonly last: number;
    readonly from: number;
    readonly to: number;
  };
  /** All of them, in words. */
  readonly count: string;
  /** What only this kind of list is filtered by. */
  readonly own?: readonly ChosenFilter[];
  /** In which orders it can be read, where there are several. */
  readonly orders?: readonly Order[];
  /** What is said where there are none, and why that may be. */
  readonly empty: string;
  readonly reasons?: readonly string[];
  readonly children: ReactNode;
}

/** How many and by what, then a page of them and the way to the others; or that there are none. */
export function ListResults({
  view,
  count,
  own = [],
  orders,
  empty,
  reasons = [],
  children,
}: ListResultsProps) {
  const { copy } = usePage();
  const { address, tag, last, from, to } = view;
  return (
    <>
      <ChosenFilters address={address} count={count} tag={tag} own={own} />
      {to < from ? (
        <EmptyList address={address} title={empty} reasons={reasons} />
      ) : (
        <>
          {orders ? (
            <div className="list-line">
              <span className="meta">{copy.list.range(from, to, count)}</span>
              <SortLine address={address} orders={orders} />
            </div>
          ) : null}
          {children}
          <ListPager address={address} last={last} from={from} to={to} count={count} />
        </>
      )}
    </>
  );
}
