import { productListPath } from '@ironbridge/domain';
import { ProductLedger } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { CompareForm, toCompareBox } from '../../shell/compare/CompareForm.tsx';
import { toMarkButton } from '../../shell/favourites/FavouriteRows.tsx';
import { toSharedColumns } from '../../shell/to-product-row.ts';
import type { SearchAddress } from './search-address.ts';
import { type FoundProduct, toFoundProduct } from './to-found-product.ts';

interface FoundProductsProps {
  readonly list: readonly FoundProduct[];
  readonly address: SearchAddress;
}

/** Their words need more room here than in a list. */
const mostColumns = 3;

/** Found products under each other, by the properties that most of them have; the list of products narrows by these. */
export function FoundProducts({ list, address }: FoundProductsProps) {
  const page = usePage();
  const { results } = page.copy;
  const { sid, tid, keyword } = address;
  const cards = list.map(({ card }) => card);
  const columns = toSharedColumns(cards, mostColumns);
  return (
    <>
      <p className="found-onward">
        <a className="text-link" href={productListPath({ sid, tid, keyword })}>
          {results.narrowProducts}
        </a>
      </p>
      <ProductLedger
        lines={list.map((hit) => toFoundProduct(hit, columns, { ...page, sid }))}
        columns={columns}
        heads={{ product: results.product, price: results.price }}
        compare={toCompareBox(page.copy)}
        mark={toMarkButton('product', page.copy)}
        first
      />
      <CompareForm />
    </>
  );
}
