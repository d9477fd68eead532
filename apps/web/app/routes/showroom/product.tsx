import { productListPath, productPath } from '@ironbridge/domain';
import { loadProduct } from '../../features/products/load-product.server.ts';
import { ProductView } from '../../features/products/ProductView.tsx';
import { usePage } from '../../platform/page.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { toKeywords } from '../../shell/keywords.ts';
import { Screen } from '../../shell/Screen.tsx';
import { toProductThing } from '../../shell/structured-data/to-product-thing.ts';
import type { Route } from './+types/product';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadProduct(context.get(visitContext), params.id);
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const page = usePage();
  const { product, name, path } = loaderData;
  const { id, summary, supplier, twin } = product;
  const twinPath = twin ? productPath(twin.id) : undefined;
  const meta = {
    title: [name, supplier?.name, page.edition.name].filter(Boolean).join(' · '),
    description: summary,
    keywords: toKeywords(product),
    canonical: path,
    twin: twinPath,
    share: { kind: 'product', id },
    about: [toProductThing(page, product, path)],
  } as const;
  return (
    <Screen meta={meta} section="showroom" otherEdition={twinPath ?? productListPath()}>
      <ProductView view={loaderData} />
    </Screen>
  );
}
