import type { FlattenedField, Payload } from 'payload';
import type { ImportKind } from '../import-run.ts';
import { toFieldTargets } from '../mapping/field-targets.ts';

/** Where Payload keeps a field: a column of the record's own row, or rows of one of its lists. */
export type Place =
  | { readonly in: 'column'; readonly column: string }
  | { readonly in: 'rels'; readonly column: string; readonly relationTo: string }
  | { readonly in: 'texts' };

export interface StoredField {
  readonly name: string;
  readonly place: Place;
  /** The collection it points at. */
  readonly relationTo?: string;
  readonly initial: unknown;
}

/** All that an import can write of a record. */
export function toStoredFields(payload: Payload, kind: ImportKind): StoredField[] {
  const fields = payload.collections[kind].config.flattenedFields;
  const written = toFieldTargets(fields).map(({ field }) => field);
  const specs = fields.filter(({ name }) => name === 'specs');
  return [...written, ...specs].map(toStored);
}

function toStored(field: FlattenedField): StoredField {
  const { name } = field;
  const initial =
    'defaultValue' in field && isPlain(field.defaultValue) ? field.defaultValue : null;
  if (field.type === 'relationship' || field.type === 'upload') {
    const relationTo = String(field.relationTo);
    return field.hasMany
      ? { name, relationTo, initial, place: { in: 'rels', relationTo, column: `${relationTo}_id` } }
      : { name, relationTo, initial, place: { in: 'column', column: `${name}_id` } };
  }
  const many = 'hasMany' in field && field.hasMany;
  return { name, initial, place: many ? { in: 'texts' } : { in: 'column', column: name } };
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
