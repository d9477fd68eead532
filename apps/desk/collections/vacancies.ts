import type { CollectionConfig } from 'payload';
import { bilingualLive, bilingualText, bilingualTextarea } from '../fields/bilingual.ts';
import { labelField } from '../fields/search-key.ts';
import { groups } from './groups.ts';
import { houseRecord } from './house-record.ts';

export const vacancies: CollectionConfig = {
  slug: 'vacancies',
  labels: {
    singular: { en: 'Open position', zh: '招聘职位' },
    plural: { en: 'Open positions', zh: '招聘职位' },
  },
  admin: {
    group: groups.company,
    hideAPIURL: true,
    useAsTitle: 'label',
    defaultColumns: ['label', 'posted', 'closes', 'live_cn', 'live_en'],
    listSearchableFields: ['label'],
  },
  ...houseRecord,
  defaultSort: '-posted',
  versions: { drafts: false, maxPerDoc: 20 },
  fields: [
    {
      type: 'row',
      fields: bilingualText('title', { en: 'Title', zh: '职位' }, { required: true }),
    },
    { type: 'row', fields: bilingualText('department', { en: 'Department', zh: '部门' }) },
    { type: 'row', fields: bilingualText('place', { en: 'Place of work', zh: '工作地点' }) },
    ...bilingualTextarea('description', { en: 'Description', zh: '职位描述' }, 10),
    ...bilingualLive('title'),
    {
      name: 'posted',
      type: 'date',
      label: { en: 'Posted', zh: '发布日期' },
      required: true,
      defaultValue: () => new Date().toISOString(),
      admin: { position: 'sidebar', date: { displayFormat: 'yyyy-MM-dd' } },
    },
    {
      name: 'closes',
      type: 'date',
      label: { en: 'Closes', zh: '截止时间' },
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm' },
        description: {
          en: 'It leaves the site at this time. Empty: open until taken down.',
          zh: '到时自动下线；留空则一直有效。',
        },
      },
    },
    labelField,
  ],
};
