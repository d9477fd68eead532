import type { ArticleDocument } from '@ironbridge/search';
import { bodyMentions } from '../../published/body-mentions.ts';
import { type Mention, mentionsOf } from '../../published/published.ts';

/** The suppliers and products that an article names, beside it or in its text. */
export function articleMentions({ suppliers, products, body }: ArticleDocument): Mention[] {
  return [
    ...mentionsOf('supplier', ...suppliers.map(({ id }) => id)),
    ...mentionsOf('product', ...products.map(({ id }) => id)),
    ...bodyMentions(body),
  ];
}
