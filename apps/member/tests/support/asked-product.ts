import type { EditionId } from '@ironbridge/domain';
import { calling, type WrittenTo, writeToSupplier } from '@ironbridge/people';

export interface AskedProduct extends WrittenTo {
  readonly id: number;
}

/** A product of the demo whose supplier can be written to. */
export async function askedProduct(edition: EditionId): Promise<AskedProduct> {
  const { list } = await calling(edition).api('productList', { rows: 1 });
  const [product] = list;
  if (!product?.supplier) throw new Error('The demo has no product of a supplier');
  return { id: product.id, ...(await writeToSupplier(product.supplier.id)) };
}
