import { Headline } from './Headline.tsx';
import { Icon } from './Icon.tsx';
import { Kicker } from './Kicker.tsx';
import { MetaLine } from './MetaLine.tsx';
import { Picture, type PictureData } from './Picture.tsx';
import { type MarkButton, RowMark } from './RowMark.tsx';

/** A supplier as a line of a ledger. */
export interface SupplierEntry {
  readonly id: number;
  readonly href: string;
  readonly name: string;
  readonly hue: number;
  readonly kicker: readonly string[];
  readonly logo: PictureData | null;
  /** Its valid certificates and when they were looked at. */
  readonly checked: readonly string[];
  readonly summary: string;
  /** Its other name, its brands. */
  readonly small: readonly string[];
  readonly place: string;
  readonly founded: string;
  readonly staff: string;
}

interface SupplierLedgerProps {
  readonly entries: readonly SupplierEntry[];
  readonly heads: {
    readonly supplier: string;
    readonly place: string;
    readonly founded: string;
    readonly staff: string;
  };
  readonly mark?: MarkButton;
}

/** Suppliers under each other, their facts in columns; on a phone each fact has its label. */
export function SupplierLedger({ entries, heads, mark }: SupplierLedgerProps) {
  return (
    <div className="supplier-ledger">
      <div className="supplier-heads" aria-hidden="true">
        <span>{heads.supplier}</span>
        <span>{heads.place}</span>
        <span>{heads.founded}</span>
        <span>{heads.staff}</span>
      </div>
      {entries.map((entry, index) => (
        <article key={entry.id} className="supplier-row">
          <Picture picture={entry.logo} ratio={1} sizes="72px" first={index === 0} decorative />
          <div>
            <Kicker hue={entry.hue} names={entry.kicker} />
            <Headline as="h2" text={entry.name} href={entry.href} />
            {entry.small.length ? <MetaLine parts={entry.small} /> : null}
            {entry.summary ? <p>{entry.summary}</p> : null}
            {entry.checked.length ? (
              <div className="supplier-checked">
                <Icon name="check" />
                <MetaLine parts={entry.checked} />
              </div>
            ) : null}
          </div>
          <dl>
            {(['place', 'founded', 'staff'] as const).map((fact) => (
              <div key={fact}>
                <dt>{heads[fact]}</dt>
                <dd>{entry[fact] || <span className="supplier-unknown">–</span>}</dd>
              </div>
            ))}
          </dl>
          <RowMark mark={mark} id={entry.id} of={entry.name} />
        </article>
      ))}
    </div>
  );
}
