import { toIds } from './relation.ts';
import { createSource } from './source.ts';
import { toSuppliers } from './supplier.ts';

export const suppliers = createSource({
  collection: 'suppliers',
  find: (payload, query) => payload.find({ collection: 'suppliers', ...query, joins: false }),
  relations: ({ logo, pictures, industries }) => ({
    media: toIds([logo, ...(pictures ?? [])]),
    industries: toIds(industries),
  }),
  project: (record, { related, now }) => toSuppliers(record, related, now),
});
