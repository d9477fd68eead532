import type { ProductEntry } from './product.ts';
import { toSlug } from './slug.ts';
import type { SupplierKey } from './written-suppliers.ts';

type Model = readonly [model: string, product: ProductEntry];

/** Models of one maker that are told apart by the same properties: they share a data sheet. */
export interface Series {
  readonly supplier: SupplierKey;
  readonly models: readonly [Model, ...Model[]];
}

export function toSeries(products: ReadonlyMap<string, ProductEntry>): Series[] {
  const grouped = Map.groupBy(products, ([, { supplier, specs }]) =>
    [supplier, ...specs.map(({ property }) => property)].join(' '),
  );
  return [...grouped.values()].flatMap(([first, ...others]) =>
    first ? [{ supplier: first[1].supplier, models: [first, ...others] as const }] : [],
  );
}

/** By its first model, as makers name their sheets. */
export function toSheetName({ models: [[first]] }: Series): string {
  return `data-sheet-${toSlug(first)}.pdf`;
}
