import { Headline } from './Headline.tsx';
import { Kicker } from './Kicker.tsx';
import { Marked } from './Marked.tsx';
import type { MarkButton } from './RowMark.tsx';

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
  /** What more is said of it, of which a line shows the beginning. */
  readonly detail?: string;
  readonly quantity: string;
  readonly price: string;
  readonly place: string;
  readonly hue: number;
  readonly industry: string;
  /** How long it stays, in words, and as a share of a month; whether that is not long. */
  readonly left: string;
  readonly share: number;
  readonly soon: boolean;
  /** It came in just now. */
  readonly fresh: boolean;
}

/** Lines that belong together, under their day where they have one. */
export interface ListingGroup {
  readonly key: string;
  /** The day in words where it has one (today), its date, its weekday; how many there are of it. */
  readonly names?: readonly string[];
  readonly lines: readonly ListingLine[];
}

const columns = 8;

interface ListingLinesProps {
  readonly group: ListingGroup;
  readonly mark?: MarkButton | undefined;
}

export function ListingLines({ group, mark }: ListingLinesProps) {
  const { names = [], lines } = group;
  return (
    <tbody>
      {names.length ? (
        <tr className="listing-day">
          <th colSpan={columns} scope="rowgroup">
            {names.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </th>
        </tr>
      ) : null}
      {lines.map((line) => (
        <tr
          key={line.id}
          className={line.fresh ? 'listing-fresh' : undefined}
          data-listing={line.id}
        >
          <td className="figures">
            <time dateTime={line.dateTime}>{line.time}</time>
          </td>
          <td className={`listing-${line.kind}`}>{line.kindName}</td>
          <td>
            <Marked mark={mark} id={line.id} of={line.title}>
              <Headline text={line.title} href={line.href} />
              {line.detail ? <span className="listing-detail">{line.detail}</span> : null}
            </Marked>
          </td>
          <td className="numeric">{line.quantity}</td>
          <td className="numeric">{line.price}</td>
          <td>{line.place}</td>
          <td>{line.industry ? <Kicker hue={line.hue} names={[line.industry]} /> : null}</td>
          <td className={line.soon ? 'numeric listing-left listing-soon' : 'numeric listing-left'}>
            <span style={{ '--share': line.share }}>{line.left}</span>
          </td>
        </tr>
      ))}
    </tbody>
  );
}
