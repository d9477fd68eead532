import type { Supplier } from '@ironbridge/contract';
import { usePage } from '../../platform/page.ts';
import { AskPanel } from '../../shell/ask/AskPanel.tsx';
import { OutsideLink } from '../../shell/OutsideLink.tsx';

interface SupplierSideProps {
  readonly supplier: Supplier;
}

/** How to ask, and where the firm speaks for itself. */
export function SupplierSide({ supplier: { id, name, website } }: SupplierSideProps) {
  const { copy } = usePage();
  return (
    <aside className="sheet-side">
      <AskPanel about={{ kind: 'supplier', ids: [id] }} name={name}>
        <OutsideLink url={website} label={copy.suppliers.website} className="button" />
      </AskPanel>
    </aside>
  );
}
