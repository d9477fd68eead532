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
  const { place, expire_time, original } = listing;
  const [industry] = listing.industrys;
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
        {
          label: facts.until,
          value: (
            <>
              {shanghaiDate(expire_time)} <small className="meta">{left}</small>
            </>
          ),
        },
        ...(industry ? [{ label: ledger.industry, value: industry.name }] : []),
        ...(isEditionId(original) ? [{ label: facts.original, value: languages[original] }] : []),
      ]}
    />
  );
}
