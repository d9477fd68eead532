import type { CollectionConfig } from 'payload';
import { nobody } from '../access/nobody.ts';
import { importKinds } from '../importing/import-run.ts';
import { kindWords } from '../importing/state-words.ts';
import { groups } from './groups.ts';

/** Which column is which field, remembered for the next file with the same headers. */
export const importMappings: CollectionConfig = {
  slug: 'import_mappings',
  labels: {
    singular: { en: 'Remembered columns', zh: '列对应记录' },
    plural: { en: 'Remembered columns', zh: '列对应记录' },
  },
  admin: { group: groups.catalogue, hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['kind', 'headers_key'], unique: true }],
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: { en: 'What it holds', zh: '内容' },
      required: true,
      options: importKinds.map((value) => ({ value, label: { ...kindWords[value] } })),
    },
    {
      name: 'headers_key',
      type: 'text',
      label: { en: 'Headers', zh: '表头' },
      required: true,
    },
    { name: 'mapping', type: 'json', label: { en: 'Columns', zh: '列对应' }, required: true },
  ],
};
