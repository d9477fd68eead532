import { Headline } from './Headline.tsx';
import { Kicker } from './Kicker.tsx';

/** What somebody wants or offers, as a line of a ledger. */
export interface ListingLine {
  readonly id: number;
  readonly href: string | undefined;
  /** As shown, and as machines read it. */
  readonly time: string;
  readonly dateTime: string;
  readonly kind: 'demand' | 'supply';
  readonly kindName: string;
  readonly title: string;
  readonly quantity: string;
  readonly price: string;
  readonly place: string;
  readonly hue: number;
  readonly industry: string;
  /** How long it stays. */
  readonly left: string;
  /** It came in just now. */
  readonly fresh: boolean;
}

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
  readonly lines: readonly ListingLine[];
}

/** A table with columns where there is room for them; on a phone each line is folded. */
export function ListingLedger({ labelledBy, heads, lines }: ListingLedgerProps) {
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
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className={line.fresh ? 'listing-fresh' : undefined}>
            <td className="figures">
              <time dateTime={line.dateTime}>{line.time}</time>
            </td>
            <td className={`listing-${line.kind}`}>{line.kindName}</td>
            <td>
              <Headline text={line.title} href={line.href} />
            </td>
            <td className="numeric">{line.quantity}</td>
            <td className="numeric">{line.price}</td>
            <td>{line.place}</td>
            <td>{line.industry ? <Kicker hue={line.hue} names={[line.industry]} /> : null}</td>
            <td className="numeric">{line.left}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
