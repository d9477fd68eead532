import { type ListingGroup, ListingLedger, type MarkButton } from '@ironbridge/ui';
import { usePage } from '../platform/page.ts';

interface HallLedgerProps {
  /** The id of what names it. */
  readonly labelledBy: string;
  readonly groups: readonly ListingGroup[];
  readonly mark?: MarkButton;
}

/** What is wanted and offered, with the heads that its columns have everywhere. */
export function HallLedger(props: HallLedgerProps) {
  const { copy } = usePage();
  const { time, kind, title, quantity, price, place, industry, left } = copy.hall.ledger;
  const heads = { time, kind, title, quantity, price, place, industry, left };
  return <ListingLedger {...props} heads={heads} />;
}
