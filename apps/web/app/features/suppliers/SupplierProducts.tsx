import { productListPath } from '@ironbridge/domain';
import { ProductLedger, SectionHead } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import type { SupplierPage } from './load-supplier.server.ts';

/** The newest of what it makes, by industry, and the way to all of it. */
export function SupplierProducts({ view }: { readonly view: SupplierPage }) {
  const { copy } = usePage();
  const { groups, supplier } = view;
  const words = copy.suppliers;
  if (!groups.length) return null;
  const all = productListPath({ extra: { supplier: String(supplier.id) } });
  return (
    <section className="sheet-section supplier-products" id="products" aria-labelledby="made">
      <SectionHead id="made" title={copy.navigation.products}>
        <a className="quiet-link" href={all}>
          {words.allProducts(supplier.products.total)}
        </a>
      </SectionHead>
      {groups.map(({ id, name, total, href, columns, lines }) => (
        <div key={id}>
          {groups.length > 1 ? (
            <h3>
              <a href={href}>{name}</a>{' '}
              <span className="figures">{total.toLocaleString('en')}</span>
            </h3>
          ) : null}
          <ProductLedger
            lines={lines}
            columns={columns}
            heads={{ product: copy.products.product, price: copy.products.price }}
            as={groups.length > 1 ? 'h4' : 'h3'}
          />
        </div>
      ))}
    </section>
  );
}
