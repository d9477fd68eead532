import { ProductLedger } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toSharedColumns } from '../../shell/to-product-row.ts';
import { type FoundProduct, toFoundProduct } from './to-found-product.ts';

interface FoundProductsProps {
  readonly list: readonly FoundProduct[];
  readonly sid: readonly number[];
}

/** Found products under each other, by the properties that most of them have. */
export function FoundProducts({ list, sid }: FoundProductsProps) {
  const page = usePage();
  const { results } = page.copy;
  const columns = toSharedColumns(
    list.map(({ card }) => card),
    mostColumns,
  );
  return (
    <ProductLedger
      lines={list.map((hit) => toFoundProduct(hit, columns, { ...page, sid }))}
      columns={columns}
      heads={{ product: results.product, price: results.price }}
      first
    />
  );
}

/** Their words need more room here than in a list. */
const mostColumns = 3;
