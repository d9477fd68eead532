import type { Product } from '@ironbridge/contract';
import { comparePath, productPath, supplierPath } from '@ironbridge/domain';
import { isMissing } from '../../platform/api.server.ts';
import type { Visit } from '../../platform/visit.server.ts';
import { toProductName } from '../../shell/to-product-row.ts';
import { noHue, toKicker } from '../../shell/to-story.ts';
import { parseCompared } from './compared.ts';
import { toSpecRows, toTradeRows } from './to-comparison.ts';

export async function loadComparison({ api, copy, edition }: Visit, request: Request) {
  const { searchParams } = new URL(request.url);
  const { ids: asked, unit } = parseCompared(
    (searchParams.get('ids') ?? '').split(','),
    searchParams.get('unit'),
  );
  const view = searchParams.get('view') === 'differences' ? 'differences' : undefined;
  const path = comparePath(asked, { unit, view });
  const found = await Promise.all(asked.map((id) => orGone(api.get('productInfo', { id }))));
  const products = found.filter((product) => product !== undefined);
  const ids = products.map(({ id }) => id);
  return {
    ids,
    unit,
    view,
    path,
    /** How many of those that the address names are no longer there. */
    gone: asked.length - ids.length,
    columns: products.map((product) => toColumn(product, ids, { unit, view })),
    trade: toTradeRows(products, copy, edition),
    specs: toSpecRows(products, { ids, unit }),
  };
}

export type ComparisonPage = Awaited<ReturnType<typeof loadComparison>>;

async function orGone(asked: Promise<Product>): Promise<Product | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** A product over its column, with the same comparison against it and without it. */
function toColumn(
  product: Product,
  ids: readonly number[],
  kept: Parameters<typeof comparePath>[1],
) {
  const { id, supplier, supplier_card } = product;
  const others = ids.filter((other) => other !== id);
  return {
    id,
    name: toProductName(product),
    href: productPath(id),
    hue: product.industrys[0]?.hue ?? noHue,
    // Products beside each other are mostly of one industry: the next level tells them apart.
    kicker: toKicker(
      product,
      product.industrys.slice(0, 1).map((industry) => industry.id),
    ),
    picture: product.image,
    maker: supplier?.name ?? '',
    makerHref: supplier ? supplierPath(supplier.id) : undefined,
    province: supplier_card?.province ?? '',
    city: supplier_card?.city ?? '',
    asReference: comparePath([id, ...others], kept),
    without: comparePath(others, kept),
  };
}

export type ComparedColumn = ReturnType<typeof toColumn>;
