import type { Body } from '@ironbridge/domain';
import { type Mention, mentionsOf } from './published.ts';

/** The suppliers and products that stand as cards in a text. */
export function bodyMentions(body: Body): Mention[] {
  return body.flatMap((block) => {
    if (block.type === 'supplier') return mentionsOf('supplier', block.supplier.id);
    if (block.type === 'product') return mentionsOf('product', block.product.id);
    return [];
  });
}
