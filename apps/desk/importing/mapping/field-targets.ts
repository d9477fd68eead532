import type { FlattenedField } from 'payload';
import type { Words } from '../../words.ts';
import { synonyms } from './synonyms.ts';
import type { Target, TargetKind } from './target.ts';

/** Kept by the database, or by the desk for itself. */
const kept = new Set([
  'id',
  'label',
  'search_key',
  'createdAt',
  'updatedAt',
  'changed_by',
  'province',
  'city',
]);
const named = new Set(['industries', 'tags', 'suppliers']);

/** What of a collection's fields can stand in one cell. A field that is added there is found here. */
export function toFieldTargets(fields: readonly FlattenedField[]): Target[] {
  return fields.flatMap((field) => {
    if (kept.has(field.name) || isUnseen(field)) return [];
    const kind = findKind(field);
    if (kind === undefined) return [];
    const relationTo = 'relationTo' in field ? String(field.relationTo) : undefined;
    return [
      {
        key: field.name,
        kind,
        words: toWords(field),
        field,
        names: synonyms[field.name] ?? [],
        ...(relationTo ? { relationTo } : {}),
      },
    ];
  });
}

function findKind(field: FlattenedField): TargetKind | undefined {
  switch (field.type) {
    case 'text':
      if (field.name === 'country') return 'country';
      return field.hasMany ? 'texts' : 'text';
    case 'textarea':
      return 'text';
    case 'number':
      return field.hasMany ? undefined : 'number';
    case 'checkbox':
      return 'checkbox';
    case 'select':
      return field.hasMany ? undefined : 'select';
    case 'relationship':
      if (typeof field.relationTo !== 'string' || !named.has(field.relationTo)) return undefined;
      return field.hasMany ? 'relations' : 'relation';
    case 'upload':
      if (field.relationTo !== 'media') return undefined;
      return field.hasMany ? 'files' : 'file';
    default:
      return undefined;
  }
}

/** What nobody sees in the desk's forms nobody fills by a file. */
function isUnseen(field: FlattenedField): boolean {
  const hidden = field.admin && 'hidden' in field.admin && field.admin.hidden;
  return Boolean(hidden || ('virtual' in field && field.virtual));
}

function toWords(field: FlattenedField & { name: string }): Words {
  const label: unknown = 'label' in field ? field.label : undefined;
  if (typeof label === 'object' && label !== null && 'en' in label && 'zh' in label) {
    return { en: String(label.en), zh: String(label.zh) };
  }
  return { en: field.name, zh: field.name };
}
