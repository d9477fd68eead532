import type { FlattenedField } from 'payload';
import { isNode } from '../publishing/lexical.ts';
import { carryBody } from './carry-body.ts';

/** What belongs to the original alone. */
const left = new Set(['edition', '_status', 'changed_by', 'order', 'pinned_until', 'captions']);

/** Texts without a language. */
const wordless = new Set(['path', 'embed']);

/**
 * What a translation shares with its original: pictures, files, relations, choices and numbers. Words are left out:
 * they are what the other editor writes, and none of them may appear in his edition by accident.
 */
export function carryOver(
  fields: readonly FlattenedField[],
  source: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const carried: Record<string, unknown> = {};
  for (const field of fields) {
    if (left.has(field.name)) continue;
    const value = carryField(field, source[field.name]);
    if (value !== undefined && value !== null) carried[field.name] = value;
  }
  return carried;
}

function carryField(field: FlattenedField, value: unknown): unknown {
  switch (field.type) {
    case 'text':
      return wordless.has(field.name) ? value : undefined;
    case 'upload':
      // A paper is a text of its own.
      return String(field.relationTo) === 'private_files' ? undefined : value;
    case 'relationship':
    case 'select':
    case 'radio':
    case 'checkbox':
    case 'number':
      return value;
    case 'richText':
      return carryBody(value);
    case 'group':
    case 'tab':
      return isNode(value) ? carryOver(field.flattenedFields, value) : undefined;
    default:
      return undefined;
  }
}
