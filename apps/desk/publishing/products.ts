import type { Payload } from 'payload';
import type { Product } from '../payload-types.ts';
import { nextAfter, type Source, toBatch } from './batch.ts';
import { toProducts } from './product.ts';
import { batchOf, findRelated } from './related.ts';
import { toIds } from './relation.ts';

export const products: Source = {
  async byIds(payload, ids) {
    const { docs } = await payload.find({ collection: 'products', ...batchOf(ids) });
    return project(payload, docs);
  },
  async after(payload, id, limit) {
    const { docs } = await payload.find({ collection: 'products', ...nextAfter(id, limit) });
    return project(payload, docs);
  },
};

async function project(payload: Payload, records: readonly Product[]) {
  const related = await findRelated(payload, {
    media: records.flatMap(({ pictures, data_sheet }) => toIds([data_sheet, ...(pictures ?? [])])),
    suppliers: records.flatMap(({ supplier }) => toIds([supplier])),
    products: [],
    industries: records.flatMap(({ industries }) => toIds(industries)),
  });
  return toBatch(records, (record) => toProducts(record, related));
}
