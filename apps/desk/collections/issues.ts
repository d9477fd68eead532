import { editionIds } from '@ironbridge/domain';
import type { CollectionConfig } from 'payload';
import { bilingualLive } from '../fields/bilingual.ts';
import { dayField } from '../fields/day.ts';
import { issueContentsField, issuePagesField } from '../fields/issue-parts.ts';
import { languageNames } from '../fields/language-names.ts';
import { pictureField } from '../fields/pictures.ts';
import { industriesField, tagsField } from '../fields/relations.ts';
import { labelField } from '../fields/search-key.ts';
import { groups } from './groups.ts';
import { houseRecord } from './house-record.ts';

export const issues: CollectionConfig = {
  slug: 'issues',
  labels: {
    singular: { en: 'Magazine issue', zh: '杂志期次' },
    plural: { en: 'Magazine issues', zh: '杂志期次' },
  },
  admin: {
    group: groups.library,
    hideAPIURL: true,
    useAsTitle: 'label',
    defaultColumns: ['label', 'image', 'lang', 'date', 'live_cn', 'live_en'],
    listSearchableFields: ['label'],
  },
  ...houseRecord,
  defaultSort: '-date',
  versions: { drafts: false, maxPerDoc: 10 },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Issue', zh: '本期' },
          fields: [
            {
              name: 'magazine',
              type: 'relationship',
              label: { en: 'Magazine', zh: '所属杂志' },
              relationTo: 'magazines',
              required: true,
            },
            {
              type: 'row',
              fields: [
                {
                  name: 'year',
                  type: 'number',
                  label: { en: 'Year', zh: '年份' },
                  required: true,
                  min: 1900,
                  max: 2200,
                },
                {
                  name: 'period',
                  type: 'number',
                  label: { en: 'Issue number', zh: '期号' },
                  required: true,
                  min: 1,
                  max: 400,
                },
                dayField(
                  'date',
                  { en: 'Publication date', zh: '出版日期' },
                  { required: true, index: true },
                ),
              ],
            },
            pictureField('image', { en: 'Cover', zh: '封面' }),
            {
              name: 'file',
              type: 'upload',
              label: { en: 'Whole issue (PDF)', zh: '整刊文件（PDF）' },
              relationTo: 'media',
              filterOptions: { mimeType: { equals: 'application/pdf' } },
            },
          ],
        },
        { label: { en: 'Contents', zh: '目录' }, fields: [issueContentsField] },
        { label: { en: 'Pages', zh: '内页' }, fields: [issuePagesField] },
        { label: { en: 'Relations', zh: '关联' }, fields: [industriesField, tagsField] },
      ],
    },
    {
      name: 'lang',
      type: 'select',
      label: { en: 'Printed in', zh: '出版语言' },
      required: true,
      options: editionIds.map((id) => ({ value: id, label: languageNames[id] })),
      admin: { position: 'sidebar' },
    },
    ...bilingualLive(),
    labelField,
  ],
};
