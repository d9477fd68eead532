import type { Kind } from '@ironbridge/domain';
import { articles } from './articles.ts';
import type { Source } from './batch.ts';
import { products } from './products.ts';
import { suppliers } from './suppliers.ts';

export const sources: Readonly<Record<Kind, Source>> = {
  article: articles,
  product: products,
  supplier: suppliers,
};
