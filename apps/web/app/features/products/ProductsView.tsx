import { ProductLedger } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { CompareForm, toCompareBox } from '../../shell/compare/CompareForm.tsx';
import { ChosenFilters } from '../../shell/list/ChosenFilters.tsx';
import { EmptyList } from '../../shell/list/EmptyList.tsx';
import { ListColumns } from '../../shell/list/ListColumns.tsx';
import { ListHead } from '../../shell/list/ListHead.tsx';
import { ListPager } from '../../shell/list/ListPager.tsx';
import { SortLine } from '../../shell/list/SortLine.tsx';
import { aboveInShowroom } from '../../shell/showroom-trail.ts';
import type { ProductsPage } from './load-products.server.ts';
import { ProductFacets } from './ProductFacets.tsx';
import { toChosenProducts } from './to-chosen-products.ts';
import { toOrders } from './to-orders.ts';
import { toReaches } from './to-reaches.ts';

export function ProductsView({ view }: { readonly view: ProductsPage }) {
  const { copy, edition } = usePage();
  const words = copy.products;
  const { address, products, columns, tag, total, from, to } = view;
  const count = words.count(total);
  return (
    <div className="wrap">
      <ListHead
        title={copy.navigation.products}
        about={words.about}
        above={aboveInShowroom(copy)}
      />
      <ListColumns facets={<ProductFacets view={view} />}>
        <ChosenFilters
          address={address}
          count={count}
          tag={tag}
          own={toChosenProducts(view, edition.id)}
        />
        {products.length ? (
          <>
            <div className="list-line">
              <span className="meta">{copy.list.range(from, to, count)}</span>
              <SortLine address={address} orders={toOrders(view, words)} />
            </div>
            <ProductLedger
              lines={products}
              columns={columns}
              heads={{ product: words.product, price: words.price }}
              compare={toCompareBox(copy)}
              first
            />
            <CompareForm unit={view.units} />
            <ListPager {...view} count={count} />
          </>
        ) : (
          <EmptyList
            address={address}
            title={words.empty}
            reasons={toReaches(view.ranges, words)}
          />
        )}
      </ListColumns>
    </div>
  );
}
