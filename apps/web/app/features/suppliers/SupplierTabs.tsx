import { usePage } from '../../platform/page.ts';
import { ListTabs } from '../../shell/list/ListTabs.tsx';
import type { SupplierPage } from './load-supplier.server.ts';

/** What the page holds and how much of it, each a way down to it. */
export function SupplierTabs({ view }: { readonly view: SupplierPage }) {
  const { copy } = usePage();
  const { navigation, suppliers } = copy;
  const { supplier, certificates, stands, stories, films } = view;
  const parts = [
    { id: 'certificates', name: suppliers.certificates, count: certificates.length },
    { id: 'products', name: navigation.products, count: supplier.products.total },
    { id: 'shows', name: navigation.exhibitions, count: stands.length },
    { id: 'reading', name: suppliers.reading, count: stories.length + films.length },
  ].filter(({ count }) => count);
  return (
    <div className="supplier-tabs">
      <ListTabs
        tabs={[
          { name: suppliers.profile, href: '#profile', current: false },
          ...parts.map(({ id, name, count }) => ({
            name: `${name} ${count.toLocaleString('en')}`,
            href: `#${id}`,
            current: false,
          })),
        ]}
      />
    </div>
  );
}
