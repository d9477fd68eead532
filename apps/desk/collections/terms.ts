import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { languageList } from '../fields/bilingual.ts';
import { labelField } from '../fields/search-key.ts';
import type { Row } from '../hooks/row.ts';
import { Refusal } from '../refusal.ts';
import { groups } from './groups.ts';
import { houseRecord } from './house-record.ts';

/** The words of a term are rows of their own, so its line for lists is made here and not by the database. */
const setLabel: CollectionBeforeChangeHook<Row> = ({ data, originalDoc, req }) => {
  const formsOf = (name: string): string[] => {
    const forms = data[name] ?? originalDoc?.[name];
    return Array.isArray(forms) ? forms.map(String) : [];
  };
  const forms = [...formsOf('cn'), ...formsOf('en')];
  if (forms.length === 0) {
    throw new Refusal(
      req,
      { en: 'A term needs a word in Chinese or English.', zh: '术语至少要有一个中文或英文说法。' },
      400,
    );
  }
  return { ...data, label: [...forms, ...formsOf('abbreviations')].join(' · ') };
};

/** One thing and all its names: what search and translators go by. */
export const terms: CollectionConfig = {
  slug: 'terms',
  labels: { singular: { en: 'Term', zh: '术语' }, plural: { en: 'Terms', zh: '术语库' } },
  admin: {
    group: groups.reference,
    hideAPIURL: true,
    useAsTitle: 'label',
    defaultColumns: ['label', 'industry', 'updatedAt'],
    listSearchableFields: ['label'],
  },
  ...houseRecord,
  hooks: { ...houseRecord.hooks, beforeChange: [setLabel] },
  defaultSort: 'label',
  fields: [
    languageList('cn', { en: 'Chinese forms', zh: '中文说法' }),
    languageList('en', { en: 'English forms', zh: '英文说法' }),
    {
      name: 'abbreviations',
      type: 'text',
      label: { en: 'Abbreviations', zh: '缩写' },
      hasMany: true,
      admin: {
        description: {
          en: 'Short forms that both languages use, such as PLC.',
          zh: '中英文通用的缩写，例如 PLC。',
        },
      },
    },
    {
      name: 'industry',
      type: 'relationship',
      label: { en: 'Industry', zh: '行业' },
      relationTo: 'industries',
      admin: { position: 'sidebar' },
    },
    labelField,
  ],
};
