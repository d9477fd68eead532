import type { ArticleDocument } from './kinds/article.ts';
import type { ProductDocument } from './kinds/product.ts';

/** What a card shows; the rest of a document, bodies above all, stays in the engine when a list is read. */
const articleCard = [
  'schema',
  'id',
  'title',
  'publish_time',
  'diy_url',
  'url',
  'standfirst',
  'summary',
  'author',
  'source',
  'types',
  'cover',
  'industries',
  'tags',
  'minutes',
] as const satisfies readonly (keyof ArticleDocument)[];

const productCard = [
  'schema',
  'id',
  'name',
  'name_cn',
  'name_en',
  'model',
  'summary',
  'pictures',
  'supplier',
  'specs',
  'price_from',
  'price_to',
  'currency',
  'unit',
  'minimum_order',
  'industries',
] as const satisfies readonly (keyof ProductDocument)[];

export const fields = { articleCard, productCard };

export type ArticleCardDocument = Pick<ArticleDocument, (typeof articleCard)[number]>;
export type ProductCardDocument = Pick<ProductDocument, (typeof productCard)[number]>;
