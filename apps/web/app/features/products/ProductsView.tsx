import { ProductLedger } from '@ironbridge/ui';
import { usePage } from '../../platform/page.ts';
import { CompareForm, toCompareBox } from '../../shell/compare/CompareForm.tsx';
import { FavouriteRows, toMarkButton } from '../../shell/favourites/FavouriteRows.tsx';
import { ListColumns } from '../../shell/list/ListColumns.tsx';
import { ListHead } from '../../shell/list/ListHead.tsx';
import { ListResults } from '../../shell/list/ListResults.tsx';
import { aboveInShowroom } from '../../shell/showroom-trail.ts';
import type { ProductsPage } from './load-products.server.ts';
import { ProductFacets } from './ProductFacets.tsx';
import { toChosenProducts } from './to-chosen-products.ts';
import { toOrders } from './to-orders.ts';
import { toReaches } from './to-reaches.ts';

export function ProductsView({ view }: { readonly view: ProductsPage }) {
  const { copy, edition } = usePage();
  const words = copy.products;
  const { products, columns, total } = view;
  return (
    <div className="wrap">
      <ListHead
        title={copy.navigation.products}
        about={words.about}
        above={aboveInShowroom(copy)}
      />
      <ListColumns facets={<ProductFacets view={view} />}>
        <ListResults
          view={view}
          count={words.count(total)}
          own={toChosenProducts(view, edition.id)}
          orders={toOrders(view, words)}
          empty={words.empty}
          reasons={toReaches(view.ranges, words)}
        >
          <ProductLedger
            lines={products}
            columns={columns}
            heads={{ product: words.product, price: words.price }}
            compare={toCompareBox(copy)}
            mark={toMarkButton('product', copy)}
            first
          />
          <CompareForm unit={view.units} />
          <FavouriteRows />
        </ListResults>
      </ListColumns>
    </div>
  );
}
