import type { CollectionConfig } from 'payload';
import { administrators } from '../access/administrators.ts';
import { staff } from '../access/staff.ts';
import { bilingualText } from '../fields/bilingual.ts';
import { labelField } from '../fields/search-key.ts';
import { inLanguageOf } from '../words.ts';
import { groups } from './groups.ts';

/** The dictionary behind specifications, so that values compare across languages and units. */
export const properties: CollectionConfig = {
  slug: 'properties',
  labels: {
    singular: { en: 'Property', zh: '属性' },
    plural: { en: 'Properties', zh: '属性' },
  },
  admin: {
    group: groups.reference,
    hideAPIURL: true,
    useAsTitle: 'label',
    defaultColumns: ['label', 'key', 'unit', 'kind'],
    listSearchableFields: ['label', 'key'],
  },
  access: {
    read: staff,
    readVersions: staff,
    create: administrators,
    update: administrators,
    delete: administrators,
  },
  defaultSort: 'key',
  versions: { drafts: false, maxPerDoc: 20 },
  fields: [
    {
      name: 'key',
      type: 'text',
      label: { en: 'Key', zh: '键' },
      required: true,
      unique: true,
      validate: (value: unknown, { req }: { req: { i18n: { language: string } } }) =>
        typeof value === 'string' && /^[a-z][a-z0-9_]{0,59}$/.test(value)
          ? true
          : inLanguageOf(req, {
              en: 'Start with a small letter; then small letters, digits and underscores.',
              zh: '须以小写字母开头，其后可用小写字母、数字和下划线。',
            }),
    },
    { type: 'row', fields: bilingualText('name', { en: 'Name', zh: '名称' }) },
    {
      type: 'row',
      fields: [
        { name: 'unit', type: 'text', label: { en: 'Base unit', zh: '基准单位' } },
        {
          name: 'kind',
          type: 'select',
          label: { en: 'Kind of value', zh: '取值类型' },
          required: true,
          defaultValue: 'number',
          options: [
            { value: 'number', label: { en: 'Number', zh: '数值' } },
            { value: 'range', label: { en: 'Range', zh: '范围' } },
            { value: 'text', label: { en: 'Text', zh: '文本' } },
          ],
        },
      ],
    },
    labelField,
  ],
};
