import type { Listing } from '@ironbridge/contract';
import { isEditionId, type ListingKind, shanghaiDate } from '@ironbridge/domain';
import { TitleBlock } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toDaysLeft, toLeft, toQuantity, toUnitPrice } from '../../shell/to-listing-line.ts';

interface ListingFactsProps {
  readonly kind: ListingKind;
  readonly listing: Listing;
}

/** All that whoever answers must know. */
export function ListingFacts({ kind, listing }: ListingFactsProps) {
  const { copy, edition, now } = usePage();
  const { facts, ledger, languages, onRequest } = copy.hall;
  const { place, expire_time, original, industrys } = listing;
  const quantity = toQuantity(listing, copy) || onRequest;
  const left = toLeft(toDaysLeft(listing, now), copy);
  return (
    <TitleBlock
      cells={[
        { label: ledger.quantity, value: quantity },
        {
          label: facts.price[kind],
          value: toUnitPrice(listing, { edition: edition.id, now }, copy),
        },
        { label: facts.place[kind], value: place || onRequest },
        { label: facts.until, value: shanghaiDate(expire_time) },
        { label: ledger.left, value: left },
        ...(industrys.length
          ? [
              {
                label: ledger.industry,
                value: industrys.map(({ name }) => name).join(copy.list.and),
              },
            ]
          : []),
        ...(isEditionId(original) ? [{ label: facts.original, value: languages[original] }] : []),
      ]}
    />
  );
}
