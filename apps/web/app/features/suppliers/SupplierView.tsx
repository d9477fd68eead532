import { supplierListPath } from '@ironbridge/domain';
import { PictureSet } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { OtherName } from '../../shell/OtherName.tsx';
import { Sheet } from '../../shell/sheet/Sheet.tsx';
import { SheetHead } from '../../shell/sheet/SheetHead.tsx';
import { SheetReading } from '../../shell/sheet/SheetReading.tsx';
import { TagLinks } from '../../shell/TagLinks.tsx';
import { TextLines } from '../../shell/TextLines.tsx';
import { Certificates } from './Certificates.tsx';
import type { SupplierPage } from './load-supplier.server.ts';
import { Stands } from './Stands.tsx';
import { SupplierFacts } from './SupplierFacts.tsx';
import { SupplierProducts } from './SupplierProducts.tsx';
import { SupplierSide } from './SupplierSide.tsx';
import { SupplierTabs } from './SupplierTabs.tsx';

export function SupplierView({ view }: { readonly view: SupplierPage }) {
  const { copy } = usePage();
  const { supplier, path, certificates, stands, stories, films } = view;
  const { name, industrys, brands, pictures, profile, summary, tags } = supplier;
  return (
    <Sheet
      list="suppliers"
      industry={industrys[0]}
      hrefOf={supplierListPath}
      about={{ kind: 'supplier', ids: [supplier.id] }}
      side={<SupplierSide supplier={supplier} />}
    >
      <SheetHead
        item={{ kind: 'supplier', id: supplier.id }}
        title={name}
        path={path}
        industries={industrys}
        logo={supplier.logo}
        summary={summary}
      >
        <OtherName of={supplier} />
        {brands.length ? <span>{copy.suppliers.brands(brands)}</span> : null}
      </SheetHead>
      <SupplierFacts view={view} />
      <SupplierTabs view={view} />
      <div className="sheet-open" id="profile">
        <PictureSet pictures={pictures} zoom={copy.article.zoom} />
        <section className="sheet-text" aria-label={copy.suppliers.profile}>
          <TextLines text={profile || summary} />
          <TagLinks tags={tags} hrefOf={(tid) => supplierListPath({ tid })} />
        </section>
      </div>
      <Certificates lines={certificates} />
      <SupplierProducts view={view} />
      <Stands stands={stands} />
      <SheetReading title={copy.suppliers.reading} stories={stories} films={films} />
    </Sheet>
  );
}
