import { Pager } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { type ListAddress, toListPath } from './list-address.ts';

interface ListPagerProps {
  readonly address: ListAddress;
  readonly last: number;
  readonly from: number;
  readonly to: number;
  /** All of them, in words. */
  readonly count: string;
}

export function ListPager({ address, last, from, to, count }: ListPagerProps) {
  const { copy } = usePage();
  const { list } = copy;
  return (
    <Pager
      page={address.page}
      last={last}
      hrefOf={(page) => toListPath(address, { page })}
      labels={{
        pages: list.pages,
        previous: list.previous,
        next: list.next,
        position: list.range(from, to, count),
      }}
    />
  );
}
