import { productListPath, supplierPath } from '@ironbridge/domain';
import { SectionHead, SupplierLine } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { AskPanel } from '../../shell/ask/AskPanel.tsx';
import type { ProductPage } from './load-product.server.ts';

/** How to ask, and whom. */
export function ProductSide({ view }: { readonly view: ProductPage }) {
  const { copy } = usePage();
  const { name, product } = view;
  const { supplier_card: supplier } = product;
  const words = copy.suppliers;
  return (
    <aside className="sheet-side">
      <AskPanel about={{ kind: 'product', ids: [product.id] }} name={name} />
      {supplier ? (
        <section aria-labelledby="product-supplier">
          <SectionHead id="product-supplier" title={words.supplier} small />
          <ul>
            <SupplierLine
              supplier={{
                ...supplier,
                href: supplierPath(supplier.id),
                checked: supplier.certificates
                  ? [words.validCertificates(supplier.certificates)]
                  : [],
                facts: [words.placeOf(supplier)].filter(Boolean),
              }}
            />
          </ul>
          <a
            className="quiet-link"
            href={productListPath({ extra: { supplier: String(supplier.id) } })}
          >
            {words.itsProducts}
          </a>
        </section>
      ) : null}
    </aside>
  );
}
