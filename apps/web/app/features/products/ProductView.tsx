import { editions, productListPath, supplierPath } from '@ironbridge/domain';
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
import { AlternativeTable } from './AlternativeTable.tsx';
import type { ProductPage } from './load-product.server.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductSide } from './ProductSide.tsx';
import { SpecTable } from './SpecTable.tsx';

export function ProductView({ view }: { readonly view: ProductPage }) {
  const { copy, edition } = usePage();
  const { product, name, path, alternatives, stories, films } = view;
  const { industrys, supplier, pictures, description, tags } = product;
  const [industry] = industrys;
  const { nameField, lang } = editions[edition.twin];
  const otherName = product[nameField];
  return (
    <div className="wrap">
      <Trail
        steps={[
          ...aboveInShowroom(copy, 'products'),
          ...(industry
            ? [{ name: industry.name, href: productListPath({ sid: [industry.id] }) }]
            : []),
        ]}
      />
      <div className="sheet">
        <article>
          <SheetHead title={name} path={path} industries={industrys} summary={product.summary}>
            {supplier ? (
              <span>
                <a href={supplierPath(supplier.id)}>{supplier.name}</a>
              </span>
            ) : null}
            {otherName && otherName !== product.name ? <span lang={lang}>{otherName}</span> : null}
          </SheetHead>
          <ProductFacts product={product} />
          <div className="sheet-open">
            <PictureSet pictures={pictures} zoom={copy.article.zoom} />
            <div>
              <SpecTable product={product} />
              <div className="product-text">
                {toTextLines(description).map((line) => (
                  <p key={line}>{line}</p>
                ))}
                <TagLinks tags={tags} hrefOf={(tid) => productListPath({ tid })} />
              </div>
            </div>
          </div>
          {alternatives ? <AlternativeTable {...alternatives} /> : null}
          <SheetReading title={copy.product.reading} stories={stories} films={films} />
        </article>
        <ProductSide view={view} />
        <div className="ask-bar">
          <AskLink about={{ name, path }} />
        </div>
      </div>
      <ZoomDialog />
    </div>
  );
}
