import type { TextField } from 'payload';
import type { Words } from '../words.ts';
import { noneIfEmpty } from './none-if-empty.ts';

/** The number a record has in its supplier's own books: a catalogue that comes again finds its records by it. */
export function ownNumberField(words: Words, options: { unique: boolean }): TextField {
  return {
    name: 'own_number',
    type: 'text',
    label: words,
    maxLength: 100,
    unique: options.unique,
    hooks: { beforeValidate: [noneIfEmpty], beforeDuplicate: [() => null] },
    admin: {
      position: 'sidebar',
      description: {
        en: 'Imports find the record by it.',
        zh: '导入目录时据此识别记录。',
      },
    },
  };
}
