import type { CollectionConfig } from 'payload';
import { bilingualText, bilingualTextarea } from '../fields/bilingual.ts';
import { pictureField } from '../fields/pictures.ts';
import { labelField } from '../fields/search-key.ts';
import { groups } from './groups.ts';
import { houseRecord } from './house-record.ts';

/** The house’s history, one step after the other. */
export const milestones: CollectionConfig = {
  slug: 'milestones',
  labels: {
    singular: { en: 'Milestone', zh: '大事记' },
    plural: { en: 'Milestones', zh: '大事记' },
  },
  admin: {
    group: groups.company,
    hideAPIURL: true,
    useAsTitle: 'label',
    defaultColumns: ['year', 'month', 'label', 'picture'],
    listSearchableFields: ['label'],
  },
  ...houseRecord,
  defaultSort: '-year',
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'year',
          type: 'number',
          label: { en: 'Year', zh: '年份' },
          required: true,
          index: true,
          min: 1900,
          max: 2200,
        },
        {
          name: 'month',
          type: 'number',
          label: { en: 'Month', zh: '月份' },
          min: 1,
          max: 12,
        },
      ],
    },
    {
      type: 'row',
      fields: bilingualText('title', { en: 'Title', zh: '标题' }, { required: true }),
    },
    ...bilingualTextarea('text', { en: 'Text', zh: '说明' }, 4),
    pictureField('picture', { en: 'Picture', zh: '图片' }),
    labelField,
  ],
};
