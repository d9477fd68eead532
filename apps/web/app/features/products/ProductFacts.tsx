import type { Product } from '@ironbridge/contract';
import { certificatesPath } from '@ironbridge/domain';
import { TitleBlock } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { toPriceRange } from '../../shell/price.ts';

/** What a buyer asks first: how much, how many at least, whose, from where. */
export function ProductFacts({ product }: { readonly product: Product }) {
  const { copy, edition } = usePage();
  const words = copy.product;
  const { minimum_order, unit, model, supplier_card: supplier } = product;
  const price = toPriceRange(product, edition.id);
  const cells = [
    {
      label: words.price,
      value: price ? words.perUnit(price, unit) : copy.products.onRequest,
      wide: true,
    },
    {
      label: copy.home.minimumOrder,
      value: minimum_order === null ? '' : copy.home.quantity(minimum_order, unit),
    },
    { label: words.model, value: model },
    { label: words.origin, value: supplier ? copy.suppliers.placeOf(supplier) : '' },
    {
      label: copy.suppliers.certificates,
      value: supplier?.certified.length ? (
        <a className="text-link" href={certificatesPath(supplier.id)}>
          {supplier.certified.join(' · ')}
        </a>
      ) : (
        ''
      ),
    },
  ];
  return <TitleBlock cells={cells.filter(({ value }) => value)} />;
}
