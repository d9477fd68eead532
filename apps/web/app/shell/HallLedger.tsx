import { type ListingGroup, ListingLedger } from '@ironbridge/ui';
import { usePage } from '../platform/page.ts';

interface HallLedgerProps {
  /** The id of what names it. */
  readonly labelledBy: string;
  readonly groups: readonly ListingGroup[];
}

/** What is wanted and offered, with the heads that its columns have everywhere. */
export function HallLedger(props: HallLedgerProps) {
  const { copy } = usePage();
  return <ListingLedger {...props} heads={copy.hall.ledger} />;
}
