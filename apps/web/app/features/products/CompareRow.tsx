import { usePage } from '../../platform/page.ts';
import type { ComparedCell, ComparedRow } from './compared-row.ts';

export function CompareRow({ row }: { readonly row: ComparedRow }) {
  const { name, unit, units, cells, same } = row;
  return (
    <tr className={same ? 'compare-same' : undefined}>
      <th scope="row">
        {name}
        {units.length > 1 ? (
          <span className="word-choices compare-units">
            {units.map((other) => (
              <a
                key={other.unit}
                href={other.href}
                rel="nofollow"
                aria-current={other.unit === unit ? 'true' : undefined}
              >
                {other.unit}
              </a>
            ))}
          </span>
        ) : (
          <small>{unit}</small>
        )}
      </th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two products may say the same
        <CompareCell key={index} cell={cell} />
      ))}
    </tr>
  );
}

function CompareCell({ cell }: { readonly cell: ComparedCell }) {
  const { copy } = usePage();
  const { text, href, differs, difference, share, best } = cell;
  return (
    <td className={differs ? 'compare-differs' : undefined}>
      <div>
        {href ? (
          <a className="text-link" href={href}>
            {text}
          </a>
        ) : (
          <b>{text || <span className="product-no-value">–</span>}</b>
        )}
        {difference ? <small>{difference}</small> : null}
        {best ? <em>{copy.compare.best[best]}</em> : null}
      </div>
      {share === undefined ? null : <i style={{ '--share': share }} />}
    </td>
  );
}
