import { toProducts } from './product.ts';
import { toIds } from './relation.ts';
import { createSource } from './source.ts';

export const products = createSource({
  collection: 'products',
  find: (payload, query) => payload.find({ collection: 'products', ...query }),
  relations: ({ pictures, data_sheet, supplier, industries }) => ({
    media: toIds([data_sheet, ...(pictures ?? [])]),
    suppliers: toIds([supplier]),
    industries: toIds(industries),
  }),
  project: (record, { related }) => toProducts(record, related),
});
