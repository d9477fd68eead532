import type { Payload } from 'payload';
import type { ImportKind } from '../import-run.ts';
import { toFieldTargets } from './field-targets.ts';
import { toPropertyTargets } from './property-targets.ts';
import type { Target } from './target.ts';

const mostProperties = 2_000;

export async function findTargets(payload: Payload, kind: ImportKind): Promise<Target[]> {
  const fields = payload.collections[kind].config.flattenedFields;
  const { docs } = await payload.find({
    collection: 'properties',
    limit: mostProperties,
    depth: 0,
    pagination: false,
    sort: 'key',
  });
  const properties = docs.map((property) => ({
    key: property.key,
    kind: property.kind,
    name_cn: property.name_cn ?? null,
    name_en: property.name_en ?? null,
    unit: property.unit ?? null,
  }));
  return [...toFieldTargets(fields), ...toPropertyTargets(fields, properties)];
}

/** Without these a row cannot be told from another. */
export function isKey(kind: ImportKind, key: string): boolean {
  return key === 'own_number' || (kind === 'products' && key === 'supplier');
}
