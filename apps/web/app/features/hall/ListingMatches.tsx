import { listingListPath, productListPath, supplierListPath } from '@ironbridge/domain';
import { type ListingLine, ProductCards, SupplierLine } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { BandHead } from '../../shell/bands/BandHead.tsx';
import { HallLedger } from '../../shell/HallLedger.tsx';
import type { ListingPage } from './load-listing.server.ts';

/** Who and what could answer it: by industry, and by nothing that anyone paid for. */
export function ListingMatches({ view }: { readonly view: ListingPage }) {
  const { copy } = usePage();
  const { hall } = copy;
  const { kind, industry, answers, similar, products, suppliers } = view;
  const sid = industry ? [industry.id] : [];
  const other = kind === 'demand' ? 'supply' : 'demand';
  return (
    <>
      <Listings
        id="answers"
        title={hall.matches[kind].answers}
        lines={answers}
        href={listingListPath({ kind: other, sid })}
      />
      {products.length ? (
        <section className="listing-band" aria-labelledby="products">
          <BandHead
            id="products"
            title={hall.matches[kind].products}
            href={productListPath({ sid })}
          />
          <ProductCards products={products} />
        </section>
      ) : null}
      {suppliers.length ? (
        <section className="listing-band" aria-labelledby="suppliers">
          <BandHead
            id="suppliers"
            title={hall.matches[kind].suppliers}
            href={supplierListPath({ sid })}
          />
          <ul className="supplier-lines">
            {suppliers.map((supplier) => (
              <SupplierLine key={supplier.id} supplier={supplier} />
            ))}
          </ul>
        </section>
      ) : null}
      <Listings
        id="similar"
        title={hall.matches[kind].similar}
        lines={similar}
        href={listingListPath({ kind, sid })}
      />
    </>
  );
}

interface ListingsProps {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly ListingLine[];
  readonly href: string;
}

function Listings({ id, title, lines, href }: ListingsProps) {
  if (!lines.length) return null;
  return (
    <section className="listing-band" aria-labelledby={id}>
      <BandHead id={id} title={title} href={href} />
      <HallLedger labelledBy={id} groups={[{ key: id, lines }]} />
    </section>
  );
}
