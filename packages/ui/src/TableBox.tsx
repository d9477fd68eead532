import type { ReactNode } from 'react';
import type { TableBlock } from './body-blocks.ts';
import { TableRegion } from './TableRegion.tsx';

interface TableBoxProps {
  readonly table: TableBlock;
  /** Names the scrolling region where the table has no caption. */
  readonly label: string;
}

/** Numbers, ranges, percentages and amounts, with or without a sign or currency. */
const figure = /^[−–+±≈≤≥<>~-]?\s*[¥$€£]?\d[\d.,\s]*(?:[–~-]\d[\d.,\s]*)?%?$/;

export function TableBox({ table, label }: TableBoxProps) {
  const numeric = table.head.map((_, column) =>
    table.rows.every((row) => figure.test(row[column]?.trim() ?? '')),
  );
  const classOf = (column: number) => (numeric[column] ? 'numeric' : undefined);
  return (
    <TableRegion label={table.caption ?? label}>
      <table>
        {table.caption ? <caption>{table.caption}</caption> : null}
        <thead>
          <tr>
            {table.head.map((name, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns may share a name
              <th key={column} scope="col" className={classOf(column)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may be alike
            <tr key={index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells may be alike
                <td key={column} className={classOf(column)}>
                  {toCell(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}

/** An address to write to can be written to from where it stands. */
function toCell(text: string): ReactNode {
  return /^[^\s@]+@[^\s@]+\.[a-z]+$/i.test(text) ? <a href={`mailto:${text}`}>{text}</a> : text;
}
