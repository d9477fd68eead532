import type { SubjectKind } from '@ironbridge/contract';
import type { DocumentOf, Subject } from '@ironbridge/search';

/** Of a show with a thousand exhibitors, so many: more would find everything. */
const mostNamed = 50;

/** What an item is about, however its kind says it. */
export function toSubject(kind: SubjectKind, document: DocumentOf[SubjectKind]): Subject {
  const { id, tags, industries } = document;
  const suppliers = [
    ...('suppliers' in document ? document.suppliers : []),
    ...('supplier' in document && document.supplier ? [document.supplier] : []),
    ...('exhibitors' in document ? document.exhibitors.map(({ supplier }) => supplier) : []),
  ].map((supplier) => supplier.id);
  const products = 'products' in document ? document.products.map((product) => product.id) : [];
  return {
    suppliers: kind === 'supplier' ? [id] : suppliers.slice(0, mostNamed),
    products: kind === 'product' ? [id] : products.slice(0, mostNamed),
    tags,
    industries,
  };
}
