import { editions, supplierListPath } from '@ironbridge/domain';
import { PictureSet } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { AskLink } from '../../shell/ask/AskLink.tsx';
import { SheetHead } from '../../shell/sheet/SheetHead.tsx';
import { SheetReading } from '../../shell/sheet/SheetReading.tsx';
import { aboveInShowroom } from '../../shell/showroom-trail.ts';
import { Trail } from '../../shell/structured-data/Trail.tsx';
import { TagLinks } from '../../shell/TagLinks.tsx';
import { ZoomDialog } from '../../shell/text/ZoomDialog.tsx';
import { toTextLines } from '../../shell/text-lines.ts';
import { Certificates } from './Certificates.tsx';
import type { SupplierPage } from './load-supplier.server.ts';
import { Stands } from './Stands.tsx';
import { SupplierFacts } from './SupplierFacts.tsx';
import { SupplierProducts } from './SupplierProducts.tsx';
import { SupplierSide } from './SupplierSide.tsx';
import { SupplierTabs } from './SupplierTabs.tsx';

export function SupplierView({ view }: { readonly view: SupplierPage }) {
  const { copy, edition } = usePage();
  const { supplier, path, certificates, stands, stories, films } = view;
  const { name, industrys, brands, pictures, profile, summary, tags } = supplier;
  const [industry] = industrys;
  const { nameField, lang } = editions[edition.twin];
  const otherName = supplier[nameField];
  return (
    <div className="wrap">
      <Trail
        steps={[
          ...aboveInShowroom(copy, 'suppliers'),
          ...(industry
            ? [{ name: industry.name, href: supplierListPath({ sid: [industry.id] }) }]
            : []),
        ]}
      />
      <div className="sheet">
        <article>
          <SheetHead
            title={name}
            path={path}
            industries={industrys}
            logo={supplier.logo}
            summary={summary}
          >
            {otherName && otherName !== name ? <span lang={lang}>{otherName}</span> : null}
            {brands.length ? <span>{copy.suppliers.brands(brands)}</span> : null}
          </SheetHead>
          <SupplierFacts view={view} />
          <SupplierTabs view={view} />
          <div className="sheet-open" id="profile">
            <PictureSet pictures={pictures} zoom={copy.article.zoom} />
            <section className="sheet-text" aria-label={copy.suppliers.profile}>
              {toTextLines(profile || summary).map((line) => (
                <p key={line}>{line}</p>
              ))}
              <TagLinks tags={tags} hrefOf={(tid) => supplierListPath({ tid })} />
            </section>
          </div>
          <Certificates lines={certificates} />
          <SupplierProducts view={view} />
          <Stands stands={stands} />
          <SheetReading title={copy.suppliers.reading} stories={stories} films={films} />
        </article>
        <SupplierSide supplier={supplier} path={path} />
        <div className="ask-bar">
          <AskLink about={{ name, path }} />
        </div>
      </div>
      <ZoomDialog />
    </div>
  );
}
