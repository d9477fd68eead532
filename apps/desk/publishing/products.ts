import { toProducts } from './product.ts';
import { toIds } from './relation.ts';
import { createSource } from './source.ts';
import { toProperties } from './values.ts';

export const products = createSource({
  collection: 'products',
  find: (payload, query) => payload.find({ collection: 'products', ...query }),
  relations: ({ pictures, data_sheet, supplier, industries, specs }) => ({
    media: toIds([data_sheet, ...(pictures ?? [])]),
    suppliers: toIds([supplier]),
    industries: toIds(industries),
    properties: toProperties(specs),
  }),
  project: (record, { related, now }) => toProducts(record, related, now),
});
