import type { FlattenedField } from 'payload';
import type { Words } from '../../words.ts';

/** How a cell's text becomes the field's value. */
export type TargetKind =
  | 'text'
  | 'texts'
  | 'number'
  | 'checkbox'
  | 'select'
  | 'country'
  | 'relation'
  | 'relations'
  | 'file'
  | 'files'
  | 'specification';

export interface Specified {
  readonly property: string;
  readonly kind: 'number' | 'range' | 'text';
  readonly unit: string | null;
  /** Texts have a column for each language. */
  readonly edition?: 'cn' | 'en';
}

/** Something a column of a catalogue can fill: a field of the record, or one property of its specifications. */
export interface Target {
  /** As it stands in a mapping: `name_cn`, `specs.clamping_force`, `specs.colour.cn`. */
  readonly key: string;
  readonly kind: TargetKind;
  readonly words: Words;
  readonly field: FlattenedField & { name: string };
  /** The collection whose records it names. */
  readonly relationTo?: string;
  readonly specified?: Specified;
  /** Further names that a header may have. */
  readonly names: readonly string[];
}
