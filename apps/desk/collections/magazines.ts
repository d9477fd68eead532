import { editionIds } from '@ironbridge/domain';
import type { CollectionConfig } from 'payload';
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts';
import { languageNames } from '../fields/language-names.ts';
import { orderField } from '../fields/order.ts';
import { pictureField } from '../fields/pictures.ts';
import { labelField } from '../fields/search-key.ts';
import { refuseWithIssues } from '../hooks/refuse-with-issues.ts';
import { groups } from './groups.ts';
import { houseRecord } from './house-record.ts';

export const magazines: CollectionConfig = {
  slug: 'magazines',
  labels: { singular: { en: 'Magazine', zh: '杂志' }, plural: { en: 'Magazines', zh: '杂志' } },
  admin: {
    group: groups.library,
    hideAPIURL: true,
    useAsTitle: 'label',
    defaultColumns: ['label', 'cover', 'frequency', 'languages', 'order'],
    listSearchableFields: ['label'],
  },
  ...houseRecord,
  hooks: { ...houseRecord.hooks, beforeDelete: [refuseWithIssues] },
  defaultSort: 'order',
  fields: [
    {
      type: 'row',
      fields: bilingualText('mag_title', { en: 'Title', zh: '刊名' }, { required: true }),
    },
    ...bilingualTextarea('about', { en: 'About the magazine', zh: '杂志介绍' }, 6),
    pictureField('cover', { en: 'Cover', zh: '封面' }),
    {
      name: 'frequency',
      type: 'select',
      label: { en: 'Appears', zh: '刊期' },
      options: [
        { value: 'weekly', label: { en: 'Weekly', zh: '周刊' } },
        { value: 'fortnightly', label: { en: 'Every two weeks', zh: '双周刊' } },
        { value: 'monthly', label: { en: 'Monthly', zh: '月刊' } },
        { value: 'bimonthly', label: { en: 'Every two months', zh: '双月刊' } },
        { value: 'quarterly', label: { en: 'Quarterly', zh: '季刊' } },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'languages',
      type: 'select',
      label: { en: 'Languages', zh: '出版语言' },
      hasMany: true,
      options: editionIds.map((id) => ({ value: id, label: languageNames[id] })),
      admin: { position: 'sidebar' },
    },
    orderField,
    labelField,
  ],
};
