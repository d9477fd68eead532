import { TitleBlock } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import type { SupplierPage } from './load-supplier.server.ts';

/** The firm in figures, and what was checked of it. */
export function SupplierFacts({ view }: { readonly view: SupplierPage }) {
  const { copy } = usePage();
  const words = copy.suppliers;
  const { supplier, certificates, stands, filmCount } = view;
  const { country, founded, staff, products, id } = supplier;
  const valid = certificates.filter(({ expired }) => !expired).length;
  const checked = supplier.certificates.flatMap(({ checked_on }) => checked_on ?? []).toSorted();
  const cells = [
    { label: words.country, value: country },
    { label: words.place, value: copy.home.place(supplier.province, supplier.city) },
    { label: words.founded, value: founded },
    { label: words.people, value: staff === null ? '' : copy.home.staff(staff) },
    { label: words.reference, value: id },
    { label: words.certificates, value: valid ? words.validCount(valid) : words.noneValid },
    { label: words.lastChecked, value: checked.at(-1) },
    { label: copy.navigation.products, value: products.total.toLocaleString('en') },
    { label: copy.navigation.videos, value: filmCount.toLocaleString('en') },
    { label: copy.navigation.exhibitions, value: stands.length.toLocaleString('en') },
  ];
  return <TitleBlock cells={cells.filter(({ value }) => value)} rows={2} />;
}
