import type { Supplier } from '@ironbridge/contract';
import { productListPath } from '@ironbridge/domain';
import type { Visit } from '../../platform/visit.server.ts';
import { toProductRow, toSharedColumns } from '../../shell/to-product-row.ts';

/**
 * Its products by industry, each told once, in the first that it is filed under: a group whose products all stand
 * above says nothing new.
 */
export function toProductGroups(
  { id: supplier, products }: Pick<Supplier, 'id' | 'products'>,
  setting: Pick<Visit, 'copy' | 'edition'>,
) {
  const told = new Set<number>();
  return products.groups.flatMap(({ industry, total, list }) => {
    const cards = list.filter(({ id }) => !told.has(id));
    for (const { id } of cards) told.add(id);
    const columns = toSharedColumns(cards);
    const group = {
      id: industry.id,
      name: industry.name,
      total,
      href: productListPath({ sid: [industry.id], extra: { supplier: String(supplier) } }),
      columns,
      lines: cards.map((card) => toLine(card, columns, setting)),
    };
    return cards.length ? [group] : [];
  });
}

/** Who makes it stands over the page already. */
function toLine(...args: Parameters<typeof toProductRow>) {
  return { ...toProductRow(...args), maker: undefined };
}
