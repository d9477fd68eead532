import {
  MetaLine,
  ProductCards,
  type ProductFace,
  type SupplierFace,
  SupplierLine,
} from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { BandHead } from './BandHead.tsx';

interface ShowroomBandProps {
  readonly products: readonly ProductFace[];
  readonly suppliers: readonly SupplierFace[];
  /** How much there is in all. */
  readonly counts: { readonly products: number; readonly suppliers: number };
  readonly href: string;
}

/** New products, whose rows compare, and suppliers that were checked. */
export function ShowroomBand({ products, suppliers, counts, href }: ShowroomBandProps) {
  const { copy } = usePage();
  if (!products.length && !suppliers.length) return null;
  return (
    <section className="band later" aria-labelledby="showroom">
      <div className="wrap">
        <BandHead id="showroom" title={copy.navigation.showroom} href={href}>
          <MetaLine
            parts={[
              copy.home.supplierCount(counts.suppliers),
              copy.home.productCount(counts.products),
            ]}
          />
        </BandHead>
        <div className="showroom">
          {products.length ? <ProductCards products={products} /> : null}
          {suppliers.length ? (
            <div className="showroom-side">
              <h3>{copy.home.checkedSuppliers}</h3>
              <ul>
                {suppliers.map((supplier) => (
                  <SupplierLine key={supplier.id} supplier={supplier} />
                ))}
              </ul>
            </div>
          ) : null}
        </div>
      </div>
    </section>
  );
}
