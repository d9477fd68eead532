import { Headline, Picture, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { CompareRow } from './CompareRow.tsx';
import { CompareScroll } from './CompareScroll.tsx';
import type { Alternatives } from './to-alternatives.ts';

/** What else there is, over the same properties, with how far it is from this one. */
export function AlternativeTable({ path, columns, rows }: Alternatives) {
  const { copy } = usePage();
  const words = copy.product;
  return (
    <section className="sheet-section" id="alternatives" aria-labelledby="alternative-table">
      <SectionHead id="alternative-table" title={words.alternatives}>
        <a className="quiet-link" href={path}>
          {words.sideBySide}
        </a>
      </SectionHead>
      <CompareScroll columns={columns.length}>
        <thead>
          <tr>
            <th scope="col">{words.property}</th>
            {columns.map(({ id, name, href, picture, maker }) => (
              <th key={id} scope="col">
                <Picture picture={picture} sizes="(width < 960px) 132px, 180px" decorative />
                <Headline text={name} href={href} />
                <span className="meta">{maker}</span>
                {href ? null : <b className="compare-reference">{words.thisOne}</b>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CompareRow key={row.key} row={row} />
          ))}
        </tbody>
      </CompareScroll>
      <p className="caption">{copy.compare.key}</p>
    </section>
  );
}
