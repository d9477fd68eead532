import { Icon, SectionHead, TableRegion } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import type { SupplierPage } from './load-supplier.server.ts';

/** What it may show for itself, who gave it, until when, and when we looked. */
export function Certificates({ lines }: { readonly lines: SupplierPage['certificates'] }) {
  const { copy } = usePage();
  const words = copy.suppliers;
  if (!lines.length) return null;
  const { heads } = words;
  return (
    <div className="sheet-section" id="certificates">
      <SectionHead title={words.certificates} />
      <TableRegion label={words.certificates}>
        <table>
          <thead>
            <tr>
              <th scope="col">{heads.kind}</th>
              <th scope="col">{heads.number}</th>
              <th scope="col">{heads.issuer}</th>
              <th scope="col" className="numeric">
                {heads.validTo}
              </th>
              <th scope="col" className="numeric">
                {heads.checkedOn}
              </th>
              <th scope="col" className="numeric">
                {heads.state}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ kind, number, issuer, validTo, checkedOn, state, expired }) => (
              <tr key={kind + number}>
                <td>
                  <b>{kind}</b>
                </td>
                <td className="figures">{number}</td>
                <td>{issuer}</td>
                <td className="numeric">{validTo}</td>
                <td className="numeric">{checkedOn}</td>
                <td className={expired ? 'numeric certificate-over' : 'numeric certificate-good'}>
                  {expired ? null : <Icon name="check" />}
                  {state}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </div>
  );
}
