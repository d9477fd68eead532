import { type ListingGroup, ListingLines } from './ListingLines.tsx';
import type { MarkButton } from './RowMark.tsx';

interface ListingLedgerProps {
  readonly labelledBy: string;
  readonly heads: {
    readonly time: string;
    readonly kind: string;
    readonly title: string;
    readonly quantity: string;
    readonly price: string;
    readonly place: string;
    readonly industry: string;
    readonly left: string;
  };
  readonly groups: readonly ListingGroup[];
  readonly mark?: MarkButton;
}

/** A table with columns where there is room for them; on a phone each line is folded. */
export function ListingLedger({ labelledBy, heads, groups, mark }: ListingLedgerProps) {
  return (
    <table className="listing-ledger" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{heads.time}</th>
          <th scope="col">{heads.kind}</th>
          <th scope="col">{heads.title}</th>
          <th scope="col" className="numeric">
            {heads.quantity}
          </th>
          <th scope="col" className="numeric">
            {heads.price}
          </th>
          <th scope="col">{heads.place}</th>
          <th scope="col">{heads.industry}</th>
          <th scope="col" className="numeric">
            {heads.left}
          </th>
        </tr>
      </thead>
      {groups.map((group) => (
        <ListingLines key={group.key} group={group} mark={mark} />
      ))}
    </table>
  );
}
