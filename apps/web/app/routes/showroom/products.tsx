import { loadProducts } from '../../features/products/load-products.server.ts';
import { ProductsView } from '../../features/products/ProductsView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { sameListElsewhere, toListMeta } from '../../shell/list/list-meta.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { Route } from './+types/products';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadProducts(context.get(visitContext), request);
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  const { address, tag, supplier } = loaderData;
  const { navigation, products } = page.copy;
  const { country, province, city, spec, price } = address.extra;
  const filters = [supplier, tag, country, province, city].flatMap((name) => name ?? []);
  const words = { title: navigation.products, about: products.about, filters };
  const meta = toListMeta(address, words, page);
  return (
    <Screen
      // A range is somebody's question, like a word that was searched.
      meta={spec || price ? { ...meta, canonical: undefined, twin: undefined } : meta}
      section="showroom"
      otherEdition={sameListElsewhere(address)}
    >
      <ProductsView view={loaderData} />
    </Screen>
  );
}
