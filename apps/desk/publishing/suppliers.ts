import type { Payload } from 'payload';
import type { Supplier } from '../payload-types.ts';
import { nextAfter, type Source, toBatch } from './batch.ts';
import { batchOf, findRelated } from './related.ts';
import { toIds } from './relation.ts';
import { toSuppliers } from './supplier.ts';

export const suppliers: Source = {
  async byIds(payload, ids) {
    const { docs } = await payload.find({ collection: 'suppliers', ...batchOf(ids) });
    return project(payload, docs);
  },
  async after(payload, id, limit) {
    const { docs } = await payload.find({ collection: 'suppliers', ...nextAfter(id, limit) });
    return project(payload, docs);
  },
};

async function project(payload: Payload, records: readonly Supplier[]) {
  const related = await findRelated(payload, {
    media: records.flatMap(({ logo, pictures }) => toIds([logo, ...(pictures ?? [])])),
    suppliers: [],
    products: [],
    industries: records.flatMap(({ industries }) => toIds(industries)),
  });
  const now = new Date();
  return toBatch(records, (record) => toSuppliers(record, related, now));
}
