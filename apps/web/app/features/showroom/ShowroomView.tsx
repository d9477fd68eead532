import {
  calendarPath,
  listingListPath,
  productListPath,
  supplierListPath,
} from '@ironbridge/domain';
import { ProductCards, SupplierLine } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { BandHead } from '../../shell/bands/BandHead.tsx';
import { CalendarBand } from '../../shell/bands/CalendarBand.tsx';
import { HallBand } from '../../shell/bands/HallBand.tsx';
import type { ShowroomPage } from './load-showroom.server.ts';
import { ShowroomHead } from './ShowroomHead.tsx';
import { ShowroomIndustries } from './ShowroomIndustries.tsx';

/** The hall's entrance: where to turn, and what is new behind each door. */
export function ShowroomView({ view }: { readonly view: ShowroomPage }) {
  const { copy } = usePage();
  const { home, showroom } = copy;
  const { counts, products, suppliers, lines, calendar } = view;
  return (
    <>
      <div className="wrap showroom-entrance">
        <ShowroomHead {...view} />
        <ShowroomIndustries {...view} />
        {products.length ? (
          <section aria-labelledby="new-products">
            <BandHead id="new-products" title={showroom.newProducts} href={productListPath()} />
            <ProductCards products={products} />
          </section>
        ) : null}
      </div>
      {suppliers.length ? (
        <section className="band later" aria-labelledby="checked">
          <div className="wrap">
            <BandHead id="checked" title={home.checkedSuppliers} href={supplierListPath()} />
            <ul className="supplier-lines">
              {suppliers.map((supplier) => (
                <SupplierLine key={supplier.id} supplier={supplier} />
              ))}
            </ul>
          </div>
        </section>
      ) : null}
      <div className="wrap showroom-entrance">
        <HallBand lines={lines} total={counts.demands + counts.supplies} href={listingListPath()} />
        <CalendarBand calendar={calendar} href={calendarPath()} />
      </div>
    </>
  );
}
