import { productListPath, supplierPath } from '@ironbridge/domain';
import { PictureSet } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { OtherName } from '../../shell/OtherName.tsx';
import { Sheet } from '../../shell/sheet/Sheet.tsx';
import { SheetHead } from '../../shell/sheet/SheetHead.tsx';
import { SheetReading } from '../../shell/sheet/SheetReading.tsx';
import { TagLinks } from '../../shell/TagLinks.tsx';
import { TextLines } from '../../shell/TextLines.tsx';
import { AlternativeTable } from './AlternativeTable.tsx';
import type { ProductPage } from './load-product.server.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductSide } from './ProductSide.tsx';
import { SpecTable } from './SpecTable.tsx';

export function ProductView({ view }: { readonly view: ProductPage }) {
  const { copy } = usePage();
  const { product, name, path, alternatives, stories, films } = view;
  const { industrys, supplier, pictures, description, tags } = product;
  return (
    <Sheet
      list="products"
      industry={industrys[0]}
      hrefOf={productListPath}
      about={{ kind: 'product', ids: [product.id] }}
      side={<ProductSide view={view} />}
    >
      <SheetHead
        item={{ kind: 'product', id: product.id }}
        title={name}
        path={path}
        industries={industrys}
        summary={product.summary}
      >
        {supplier ? (
          <span>
            <a href={supplierPath(supplier.id)}>{supplier.name}</a>
          </span>
        ) : null}
        <OtherName of={product} />
      </SheetHead>
      <ProductFacts product={product} />
      <div className="sheet-open">
        <PictureSet pictures={pictures} zoom={copy.article.zoom} />
        <div>
          <SpecTable product={product} />
          <div className="product-text">
            <TextLines text={description} />
            <TagLinks tags={tags} hrefOf={(tid) => productListPath({ tid })} />
          </div>
        </div>
      </div>
      {alternatives ? <AlternativeTable {...alternatives} /> : null}
      <SheetReading title={copy.product.reading} stories={stories} films={films} />
    </Sheet>
  );
}
