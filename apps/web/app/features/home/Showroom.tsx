import { MetaLine, ProductCard, SupplierLine } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { BandHead } from '../../shell/BandHead.tsx';
import { findScreen } from '../../shell/navigation.ts';
import type { HomeView } from './load-home.server.ts';

/** New products, whose rows compare, and suppliers that were checked. */
export function Showroom({ showroom, counts }: Pick<HomeView, 'showroom' | 'counts'>) {
  const { copy } = usePage();
  const { products, suppliers } = showroom;
  if (!products.length && !suppliers.length) return null;
  return (
    <section className="band" aria-labelledby="showroom">
      <div className="wrap">
        <BandHead id="showroom" title={copy.navigation.showroom} href={findScreen('showroom')}>
          <MetaLine
            parts={[
              copy.home.supplierCount(counts.suppliers),
              copy.home.productCount(counts.products),
            ]}
          />
        </BandHead>
        <div className="showroom">
          {products.length ? (
            <div className="product-cards">
              {products.map((product) => (
                <ProductCard key={product.id} product={product} />
              ))}
            </div>
          ) : null}
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
