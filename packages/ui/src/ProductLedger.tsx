import type { CSSProperties } from 'react';
import {
  type CompareBox,
  type ProductLine,
  ProductRow,
  type PropertyColumn,
} from './ProductRow.tsx';
import type { MarkButton } from './RowMark.tsx';

interface ProductLedgerProps {
  readonly lines: readonly ProductLine[];
  /** Four at most: the properties by which these products are compared. */
  readonly columns: readonly PropertyColumn[];
  readonly heads: { readonly product: string; readonly price: string };
  readonly as?: 'h2' | 'h3' | 'h4';
  readonly compare?: CompareBox;
  readonly mark?: MarkButton;
  /** It opens the page: its first picture is waited for. */
  readonly first?: boolean;
}

/** Products under each other, their properties in columns; on a phone each value has its label. */
export function ProductLedger({
  lines,
  columns,
  heads,
  as = 'h2',
  compare,
  mark,
  first = false,
}: ProductLedgerProps) {
  const style: CSSProperties = { '--columns': columns.length };
  return (
    <div className={classesOf(columns.length)} style={style}>
      <div className="product-heads">
        <span>{heads.product}</span>
        {columns.length ? (
          <span className="product-values">
            {columns.map((column) => (
              <ColumnHead key={column.property} column={column} />
            ))}
          </span>
        ) : null}
        <span>{heads.price}</span>
      </div>
      {lines.map((line, index) => (
        <ProductRow
          key={line.id}
          line={line}
          columns={columns}
          as={as}
          compare={compare}
          mark={mark}
          first={first && index === 0}
        />
      ))}
    </div>
  );
}

function classesOf(columns: number): string {
  if (columns === 0) return 'product-ledger product-ledger-plain';
  return columns > 3 ? 'product-ledger product-ledger-full' : 'product-ledger';
}

function ColumnHead({ column }: { readonly column: PropertyColumn }) {
  const { name, unit, href, sorted } = column;
  const words = (
    <>
      {name}
      {sorted ? <i className={`sorted-${sorted}`} /> : null}
      <small>{unit}</small>
    </>
  );
  return href ? (
    <a href={href} rel="nofollow">
      {words}
    </a>
  ) : (
    <span>{words}</span>
  );
}
