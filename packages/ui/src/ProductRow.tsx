import { type Evidence, EvidenceLines } from './EvidenceLines.tsx';
import { Headline } from './Headline.tsx';
import { Kicker } from './Kicker.tsx';
import { MarkedText, type Marks } from './MarkedText.tsx';
import { Picture, type PictureData } from './Picture.tsx';
import { type MarkButton, RowMark } from './RowMark.tsx';

/** A property that several products are read by; its unit stands once, over the column. */
export interface PropertyColumn {
  readonly property: string;
  readonly name: string;
  readonly unit: string;
  /** The same list sorted by it. */
  readonly href?: string | undefined;
  /** The list is sorted by it already: from the smallest or from the largest. */
  readonly sorted?: 'ascending' | 'descending' | undefined;
}

/** A product as a line of a ledger. */
export interface ProductLine {
  readonly id: number;
  readonly href: string | undefined;
  readonly name: string;
  readonly hue: number;
  readonly kicker: readonly string[];
  readonly picture: PictureData | null;
  readonly maker: { readonly name: string; readonly href: string | undefined } | undefined;
  readonly place: string;
  readonly summary: string;
  /** Its values in the order of the columns; nothing where it has none. */
  readonly values: readonly string[];
  readonly price: string;
  /** The least that is sold. */
  readonly order: string;
  /** Among results: what of its words was looked for, and where else it holds that. */
  readonly found?: {
    readonly name: Marks;
    readonly summary: Marks;
    readonly evidence: readonly Evidence[];
  };
}

/** A box to tick, of a form that stands elsewhere on the page. */
export interface CompareBox {
  readonly form: string;
  readonly label: string;
  /** Which product it is, for those who do not see its row. */
  readonly labelOf: (name: string) => string;
}

interface ProductRowProps {
  readonly line: ProductLine;
  readonly columns: readonly PropertyColumn[];
  readonly as: 'h2' | 'h3' | 'h4';
  readonly compare?: CompareBox | undefined;
  readonly mark?: MarkButton | undefined;
  readonly first: boolean;
}

export function ProductRow({ line, columns, as, compare, mark, first }: ProductRowProps) {
  const { id, href, name, hue, kicker, picture, maker, place, summary, values, found } = line;
  return (
    <article className="product-row">
      <Picture picture={picture} sizes="(width < 960px) 112px, 156px" first={first} decorative />
      <div className="product-row-name">
        <Kicker hue={hue} names={kicker} />
        <Headline as={as} text={name} href={href} marks={found?.name} />
        <div className="meta meta-parts">
          {maker ? (
            <span>{maker.href ? <a href={maker.href}>{maker.name}</a> : maker.name}</span>
          ) : null}
          {place ? <span>{place}</span> : null}
        </div>
        {summary ? (
          <p>{found ? <MarkedText text={summary} marks={found.summary} /> : summary}</p>
        ) : null}
        {found ? <EvidenceLines evidence={found.evidence} /> : null}
      </div>
      {columns.length ? (
        <dl className="product-values">
          {columns.map((column, index) => (
            <div key={column.property}>
              <dt>{column.name}</dt>
              <dd>
                {values[index] ? (
                  <>
                    {values[index]} <small>{column.unit}</small>
                  </>
                ) : (
                  <span className="product-no-value">–</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className="product-row-price">
        <b>{line.price}</b>
        {line.order ? <span className="meta">{line.order}</span> : null}
        {compare || mark ? (
          <div className="product-row-ways">
            {compare ? (
              <label className="compare-box">
                <input
                  type="checkbox"
                  name="id"
                  value={id}
                  form={compare.form}
                  // What a browser remembers of a box is not what was chosen since.
                  autoComplete="off"
                  aria-label={compare.labelOf(name)}
                />
                {compare.label}
              </label>
            ) : null}
            <RowMark mark={mark} id={id} of={name} />
          </div>
        ) : null}
      </div>
    </article>
  );
}
