import type { ProductCard } from '@ironbridge/contract';
import type { Visit } from '../../platform/visit.server.ts';
import { toListingLine } from '../../shell/to-listing-line.ts';
import { toProductFace } from '../../shell/to-product-face.ts';
import { toShowMonth } from '../../shell/to-show-month.ts';
import { isChecked, toSupplierFace } from '../../shell/to-supplier-face.ts';

const shown = { products: 8, suppliers: 8, listings: 8 };
/** Many of these are of one maker, or have no certificate that was checked. */
const asked = 40;

/** The entrance: what is new in each part of the showroom, and how much there is of every industry. */
export async function loadShowroom(visit: Visit) {
  const { api, copy, now } = visit;
  const [home, tree, products, suppliers, listings] = await Promise.all([
    api.get('home', {}),
    api.find('industryTree', {}),
    api.find('productList', { rows: asked }),
    api.find('supplierList', { rows: asked }),
    api.find('listingList', { rows: shown.listings }),
  ]);
  const { demands, supplies, products: productCount, suppliers: supplierCount } = home.counts;
  return {
    counts: { products: productCount, suppliers: supplierCount, demands, supplies },
    industries: (tree?.tree ?? [])
      .flatMap(({ industrys }) => industrys)
      .filter(({ show_nav }) => show_nav)
      .map(({ id, name, seo_path, hue, counts }) => ({ id, name, seo_path, hue, counts })),
    products: oneOfEach(products?.list ?? home.products)
      .slice(0, shown.products)
      .map((card) => toProductFace(card, copy)),
    suppliers: (suppliers?.list ?? home.suppliers)
      .filter(isChecked)
      .slice(0, shown.suppliers)
      .map((card) => toSupplierFace(card, copy)),
    lines: (listings?.list ?? home.listings).map((listing) => toListingLine(listing, visit, copy)),
    calendar: home.calendar.map((month) => toShowMonth(month, now, copy)),
  };
}

export type ShowroomPage = Awaited<ReturnType<typeof loadShowroom>>;

/** The newest of each maker: eight sizes of one pump are not what is new. */
function oneOfEach(cards: readonly ProductCard[]): ProductCard[] {
  const makers = Map.groupBy(cards, ({ supplier, id }) => supplier?.id ?? -id);
  return [...makers.values()].flatMap(([first]) => first ?? []);
}
