import { usePage } from '../../platform/page.ts';
import { AskLink } from '../../shell/ask/AskLink.tsx';
import { CompareHead } from './CompareHead.tsx';
import { CompareRow } from './CompareRow.tsx';
import { CompareScroll } from './CompareScroll.tsx';
import type { ComparedRow } from './compared-row.ts';
import type { ComparisonPage } from './load-comparison.server.ts';

/** Products in columns, the first one the reference. */
export function CompareTable({ view }: { readonly view: ComparisonPage }) {
  const { copy } = usePage();
  const words = copy.compare;
  const { columns, trade, specs } = view;
  return (
    <CompareScroll columns={columns.length}>
      <thead>
        <tr>
          <td>{words.key}</td>
          {columns.map((column, index) => (
            <CompareHead key={column.id} column={column} isReference={index === 0} />
          ))}
        </tr>
      </thead>
      <Group name={words.trade} rows={trade} view={view} />
      <Group name={words.specs} rows={specs} view={view} />
      <tfoot>
        <tr>
          <td>
            {columns.length > 1 ? (
              <AskLink
                about={{ kind: 'product', ids: columns.map(({ id }) => id) }}
                className="text-link"
              >
                {words.askAll}
              </AskLink>
            ) : (
              words.ask
            )}
          </td>
          {columns.map(({ id }) => (
            <td key={id}>
              <AskLink about={{ kind: 'product', ids: [id] }} className="button button-small" />
            </td>
          ))}
        </tr>
      </tfoot>
    </CompareScroll>
  );
}

interface GroupProps {
  readonly name: string;
  readonly rows: readonly ComparedRow[];
  readonly view: ComparisonPage;
}

function Group({ name, rows, view }: GroupProps) {
  const shown = view.view ? rows.filter(({ same }) => !same) : rows;
  if (!shown.length) return null;
  return (
    <tbody>
      <tr className="compare-group">
        <th colSpan={view.columns.length + 1} scope="colgroup">
          {name}
        </th>
      </tr>
      {shown.map((row) => (
        <CompareRow key={row.key} row={row} />
      ))}
    </tbody>
  );
}
