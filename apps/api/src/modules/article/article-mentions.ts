import type { ArticleDocument } from '@ironbridge/search';
import { type Mention, mentionsOf } from '../../published/published.ts';

/** The suppliers and products that an article names, beside it or in its text. */
export function articleMentions({ suppliers, products, body }: ArticleDocument): Mention[] {
  return [
    ...mentionsOf('supplier', ...suppliers.map(({ id }) => id)),
    ...mentionsOf('product', ...products.map(({ id }) => id)),
    ...body.flatMap((block) => {
      if (block.type === 'supplier') return mentionsOf('supplier', block.supplier.id);
      if (block.type === 'product') return mentionsOf('product', block.product.id);
      return [];
    }),
  ];
}
