import type { Product } from '@ironbridge/contract';
import { Icon, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toFileSize } from '../../shell/file-size.ts';
import { findSpecElsewhere } from '../../shell/spec-elsewhere.ts';
import { toSpecValue } from '../../shell/spec-value.ts';

/** Its properties, figures before words, each also in the unit that others count in; then the maker's own sheet. */
export function SpecTable({ product }: { readonly product: Product }) {
  const { copy } = usePage();
  const words = copy.product;
  const { specs, data_sheet: file } = product;
  const measured = specs.filter(({ text }) => text === undefined);
  const told = specs.filter(({ text }) => text !== undefined);
  return (
    <section aria-labelledby="specifications">
      <SectionHead id="specifications" title={words.specifications} />
      {specs.length ? (
        <table className="spec-table">
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{words.property}</th>
              <th scope="col">{words.value}</th>
              <th scope="col">{words.elsewhere}</th>
            </tr>
          </thead>
          <tbody>
            {[...measured, ...told].map((spec, index) => {
              const elsewhere = findSpecElsewhere(spec);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a property may stand twice
                <tr key={index}>
                  <th scope="row">{spec.name}</th>
                  <td colSpan={elsewhere ? 1 : 2}>{toSpecValue(spec)}</td>
                  {elsewhere ? <td>{words.about(toSpecValue(elsewhere))}</td> : null}
                </tr>
              );
            })}
          </tbody>
        </table>
      ) : (
        <p className="meta">{words.noSpecifications}</p>
      )}
      {file ? (
        <a className="attachment" href={file.href}>
          <Icon name="file" />
          <b>{words.dataSheet}</b>
          <span className="meta">{toFileSize(file.bytes, copy)}</span>
        </a>
      ) : null}
    </section>
  );
}
