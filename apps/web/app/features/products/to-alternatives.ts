import type { Product } from '@ironbridge/contract';
import { comparePath, lists, productPath } from '@ironbridge/domain';
import type { Visit } from '../../platform/visit.server.ts';
import { toProductName } from '../../shell/to-product-row.ts';
import { toPriceRows, toSpecRows } from './to-comparison.ts';

/** The product and what comes nearest to it, held against it; where nothing does, there is nothing to hold. */
export function toAlternatives(
  product: Product,
  { copy, edition }: Pick<Visit, 'copy' | 'edition'>,
) {
  const compared = [product, ...product.alternatives].slice(0, lists.comparedMost);
  if (compared.length < 2) return undefined;
  const ids = compared.map(({ id }) => id);
  const rows = [
    ...toPriceRows(compared, copy, edition),
    ...toSpecRows(compared, { ids, unit: '' }),
  ];
  return {
    path: comparePath(ids),
    columns: compared.map((card) => ({
      id: card.id,
      name: toProductName(card),
      href: card.id === product.id ? undefined : productPath(card.id),
      picture: card.image,
      maker: card.supplier?.name ?? '',
    })),
    // Other units are for the comparison itself.
    rows: rows.map((row) => ({ ...row, units: [] })),
  };
}

export type Alternatives = NonNullable<ReturnType<typeof toAlternatives>>;
