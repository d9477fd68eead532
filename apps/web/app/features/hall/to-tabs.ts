import { type ListingKind, listingKinds, listingListPath } from '@ironbridge/domain';
import type { Messages } from '@ironbridge/messages';
import { toListPath } from '../../shell/list/list-address.ts';
import type { HallPage } from './load-hall.server.ts';

/** The lists of the hall beside each other, all narrowed in the same way. */
export function toTabs(
  { address, kind: shown, sides }: Pick<HallPage, 'address' | 'kind' | 'sides'>,
  { hall }: Messages,
) {
  const hrefOf = (kind?: ListingKind) =>
    toListPath({ ...address, path: listingListPath({ kind }) });
  return [
    {
      name: hall.all,
      href: hrefOf(),
      current: !shown,
      count: sides && sides.demand + sides.supply,
    },
    ...listingKinds.map((kind) => ({
      name: hall.kinds[kind],
      href: hrefOf(kind),
      current: kind === shown,
      count: sides?.[kind],
    })),
  ];
}
